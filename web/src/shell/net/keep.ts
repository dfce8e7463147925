/* What is kept in this browser; where nothing can be kept, nothing is. */

/** What the browser calls that which is kept under a name. */
export const keptAs = (name: string): string => `folsom.${name}`;

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(keptAs(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name; none forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keptAs(name));
    else localStorage.setItem(keptAs(name), text);
  } catch {
    // private browsing without storage: play goes on, a reload forgets
  }
}
