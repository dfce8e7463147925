/* What is kept in this browser; where nothing can be kept, nothing is. */

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`folsom.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; none forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`folsom.${name}`);
    else localStorage.setItem(`folsom.${name}`, text);
  } catch {
    // private browsing without storage: play goes on, a reload forgets
  }
}
