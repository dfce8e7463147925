/* Whether the reader has made text so large that the table needs another layout. */

/** Text is large from so many pixels on; it is 16 as a rule. */
const LARGE = 22;

/** Marks the page as long as its text is large. */
export function watchTextSize(): void {
  const letter = document.createElement("div");
  letter.style.cssText = "position:absolute;top:0;width:1rem;height:1rem;visibility:hidden";
  letter.setAttribute("aria-hidden", "true");
  document.body.append(letter);
  const measure = (): void => {
    document.documentElement.classList.toggle("large", letter.offsetHeight >= LARGE);
  };
  measure();
  new ResizeObserver(measure).observe(letter);
}

/** How many letters the longest word has: where there is little room it decides their size. */
export function longestWord(text: string): number {
  return Math.max(...text.split(" ").map((word) => word.length));
}
