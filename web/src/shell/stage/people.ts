/* Where everybody is drawn, by name, for a film that moves them. */

/** The drawings on a stage, and how one joins them until it is taken away. */
export interface People {
  people: Map<string, SVGGElement>;
  mount: (name: string, node: SVGGElement) => () => void;
}

/** A stage on which nobody stands yet. */
export function gathering(): People {
  const people = new Map<string, SVGGElement>();
  return {
    people,
    mount(name, node) {
      people.set(name, node);
      return () => people.delete(name);
    },
  };
}
