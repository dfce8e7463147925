/* Which page is shown, after the address bar. */

const here = $state({ path: location.pathname, search: location.search });

addEventListener("popstate", arrive);

function arrive(): void {
  here.path = location.pathname;
  here.search = location.search;
}

/** The path of the page that is shown. */
export function path(): string {
  return here.path;
}

/** What the page was asked for; with another link to the same page it is made anew. */
export function search(): string {
  return here.search;
}

/** What is asked of the page that is shown. */
export function query(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Goes to another page. */
export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Says where one is, without going anywhere. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
}

/** A path as a link in a page has it. */
export const link = (to: string): string => to;

/** A path as a link elsewhere has it. */
export const address = (to: string): string => location.origin + to;

/** For links within the client: follows them without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || link.origin !== location.origin || link.target || !plain || event.button) return;
  if (link.hasAttribute("download") || /^\/api\/|\.txt$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
