/* What is said in a corner for a while. */

export interface Notice {
  id: number;
  text: string;
}

/** How long a notice stands, in milliseconds. */
const WHILE = 6000;
/** So many stand at once. */
const MOST = 3;

export class Notices {
  all = $state.raw<Notice[]>([]);
  private last = 0;

  /** Says something; what is said again is said once. */
  add(text: string): void {
    const notice = { id: ++this.last, text };
    const others = this.all.filter((each) => each.text !== text);
    this.all = [...others, notice].slice(-MOST);
    setTimeout(() => this.dismiss(notice.id), WHILE);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}
