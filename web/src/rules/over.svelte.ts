/* Whether the rules lie over the page, and at which section they are open. */

const here = $state<{ section: string | null }>({ section: null });

/** The section that lies open over the page; none if the rules are closed. */
export function rulesOpen(): string | null {
  return here.section;
}

/** Opens the rules over the page. */
export function openRules(section: string): void {
  here.section = section;
}

export function closeRules(): void {
  here.section = null;
}
