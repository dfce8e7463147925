/* Which page is shown, after what follows # in the address bar: a host of files knows one page. */

const now = (): URL => new URL(location.hash.slice(1) || "/", location.origin);

const here = $state({ path: now().pathname, search: now().search });

addEventListener("popstate", () => {
  if (here.path !== now().pathname) scrollTo(0, 0);
  here.path = now().pathname;
  here.search = now().search;
});

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
  return now().searchParams;
}

/** Goes to another page. */
export function go(to: string): void {
  history.pushState(null, "", link(to));
  here.path = now().pathname;
  here.search = now().search;
  scrollTo(0, 0);
}

/** Says where one is, without going anywhere. */
export function rename(to: string): void {
  history.replaceState(null, "", link(to));
}

/** A path as a link in a page has it. */
export const link = (to: string): string => `#${to}`;

/** A path as a link elsewhere has it. */
export const address = (to: string): string => location.href.replace(/#.*/, "") + link(to);

/** The browser follows links within a page by itself. */
export function follow(_: MouseEvent): void {}
