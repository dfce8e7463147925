/** Bodies and heads from the side, facing right: 40 x 60, feet on y = 60. */

export const SKIN = "#E3A876";
const DARKER = "#B97B4E";
const K = "var(--ink)";
const P = "var(--rim)";
const n = 'stroke="none"';

/** What one person is put together from. */
export interface Body {
  sleeve: string;
  legs: string | null;
  skin?: string;
  prop?: "bag";
  /** The cloak lies over the arms. */
  under?: boolean;
  /** A skirt in place of legs. */
  low?: string;
  body: string;
  head: string;
}

const face = (skin = SKIN): string =>
  `<path fill="${skin}" d="M14.6 13H24.8L25.4 16.6L27.6 20.2L25.6 20.9L25.4 23.2Q24 26.2 19.6 26.2Q15 25.4 14.6 20Z"/>`;
const eye = `<path fill="${K}" ${n} d="M21.6 16.4h2.9v1.8h-2.9z"/>`;
const ear = `<path fill="none" stroke-width="1" d="M17 17.4q-1.6 1.6 .2 3.4"/>`;

/** Everybody who acts on the train, by name in small letters. */
export const BODIES: Record<string, Body> = {
  ghost: {
    sleeve: "var(--ghost)",
    legs: "#4A4038",
    under: true,
    skin: DARKER,
    body: `<path fill="var(--ghost)" d="M14.4 25.6Q20 22.8 25.8 25.6L28.4 40L30 52L26.4 50.4L23.4 54L19.6 50.8L15.4 54.6L12 51L7 54.4L6.4 51.6L11 40Z"/><path fill="#C9BFA6" ${n} d="M14 27L11.8 40L8 52L11.8 49.8L14.4 40Z"/><path fill="${K}" ${n} d="M24 31L26.4 50L24.2 51.6L22.6 40Z" opacity=".8"/>`,
    head:
      face(DARKER) +
      eye +
      `<path fill="var(--ghost)" d="M13.8 19.2Q20 21 27.6 20L25.8 24.6L21.4 31.4L15 25.4Z"/><path fill="var(--ghost)" d="M13.8 20.2L8.4 18.6L10 22L7 24.4L13.8 24Z"/><path fill="var(--ghost)" d="M3.5 14.8Q8 10.5 20 11.6Q32 10.5 37.5 14.4Q29 17.4 20 16.4Q11 17.8 3.5 14.8Z"/><path fill="var(--ghost)" d="M12.3 12.8L14 3.6Q16.6 .8 20 3.8Q23.4 .8 26 3.6L27.7 12.8Q20 14.8 12.3 12.8Z"/><path fill="${K}" ${n} d="M12.8 10.2Q20 12 27.2 10.2L27.7 13Q20 14.8 12.3 13Z"/>`,
  },
  doc: {
    sleeve: "var(--doc)",
    legs: K,
    prop: "bag",
    body: `<path fill="var(--doc)" d="M13 27Q20 23.4 26.6 27L28 38L26.6 47L20.6 46L15 52L9.6 51L11.6 38Z"/><path fill="${P}" ${n} d="M22.4 26.2L26 27.2L27 36L25 36.6Z"/><path fill="var(--tuco)" ${n} d="M22.6 27l3.4-.6 .4 2.6-3.2-.2z"/><path fill="${K}" ${n} d="M22 27L24.8 37L24.4 46L22.6 45.6Z" opacity=".5"/>`,
    head:
      face() +
      ear +
      `<circle cx="23" cy="17.4" r="2.3" fill="${P}" stroke-width="1.2"/><path fill="none" stroke-width="1" d="M20.8 17L15 16.4"/><path fill="${K}" ${n} d="M19.6 21.6Q22 19.8 24.4 20.8Q27 20 28.6 21.6Q26 23.4 23.6 22.6Q21 23.2 19.6 21.6ZM22 24.4h3l-.6 3z"/><path fill="var(--doc)" d="M8.8 13.4Q10 11.6 13 12Q20 10.4 27 12Q31 11.6 32.2 13.4Q30 15.2 20 14.8Q10 15.2 8.8 13.4Z"/><path fill="var(--doc)" d="M12.4 12.6Q11.8 2.4 20 2.4Q28.2 2.4 27.6 12.6Q20 14 12.4 12.6Z"/><path fill="${K}" ${n} d="M12.3 9.8Q20 11.4 27.7 9.8V12.8Q20 14 12.3 12.8Z"/>`,
  },
  tuco: {
    sleeve: "#7E2C14",
    legs: K,
    under: true,
    skin: DARKER,
    body: `<path fill="var(--tuco)" d="M15.6 25Q20 23 24.8 25L33.4 44L28.4 44.4L26 48.6L22.4 45.2L18.8 50L15 45.4L11.4 48.8L9.6 44.2L4.6 43.6Z"/><path fill="var(--mei-2)" ${n} d="M10.4 35.4Q20 40.4 29.8 35.4L31 38.2Q20 43.4 9 38.2Z"/><path fill="${K}" ${n} d="M12.4 39.4l2.2-2.1 1.5 2.9zM18 41.2l2.2-2.5 2.2 2.5zM24 40.2l1.5-2.9 2.3 2.1z" opacity=".8"/>`,
    head:
      face(DARKER) +
      eye +
      ear +
      `<path fill="${K}" ${n} d="M18.6 22.6Q20 19.8 23 20.2Q26 19.6 29.4 22.8Q26 22.2 23.6 23.2Q20.4 22.4 18.6 22.6Z"/><path fill="var(--tuco)" d="M.8 10.6Q2.2 7.6 4 9.2Q8 13 20 12.4Q32 13 36 9.2Q37.8 7.6 39.2 10.6Q35.6 17 20 16.8Q4.4 17 .8 10.6Z"/><path fill="var(--tuco)" d="M13.4 12.6L16.8 2.2Q20 .6 23.2 2.2L26.6 12.6Q20 14.6 13.4 12.6Z"/><path fill="var(--mei-2)" ${n} d="M14.2 9.8Q20 11.6 25.8 9.8L26.6 12.4Q20 14.2 13.4 12.4Z"/>`,
  },
  cheyenne: {
    sleeve: DARKER,
    legs: "#7A4A28",
    under: true,
    skin: DARKER,
    body: `<path fill="var(--cheyenne)" d="M14 26Q20 23.4 26 26L32 40L28.4 40.2L27 44.4L26 50.4H13.6L12.6 44.4L10.6 40.2L6.6 40Z"/><path fill="none" stroke-width="1.3" d="M15.4 50.6v3M18 50.6v3M20.6 50.6v3M23.4 50.6v3M7.6 40.4l-1 2.8M31 40.4l1 2.8"/><path fill="var(--mei-2)" ${n} d="M22 30.4l4 5.4-4 5.4-4-5.4z"/><path fill="var(--tuco)" ${n} d="M22 33l2 2.8-2 2.8-2-2.8z"/>`,
    head:
      face(DARKER) +
      eye +
      `<path fill="${K}" ${n} d="M23.6 22.4h2.4v1.1h-2.4z"/><path fill="${K}" d="M14.4 13H20Q18.6 18 17.6 22L15.4 36q-1.6 2-3.2 0L12.8 22Q12.6 16 14.4 13Z"/><path fill="var(--tuco)" ${n} d="M12.4 32.4h3.4l-.2 1.9h-3.2z"/><path fill="#EBD9B0" d="M13 9.4Q9 2 4.4 1Q4.4 7 11 11.4Z"/><path fill="${K}" ${n} d="M7 3.4Q5.4 1.8 4.6 1.4Q4.4 3.6 5.6 5.4z"/><path fill="var(--cheyenne)" d="M6 12.6Q9 10.6 20 10.8Q31 10.6 34.6 12.6Q30 15.4 20 15Q10 15.4 6 12.6Z"/><path fill="var(--cheyenne)" d="M12.4 11.6L13 6Q20 4 27 6L27.6 11.6Q20 13.2 12.4 11.6Z"/><path fill="var(--mei-2)" ${n} d="M12.6 9Q20 10.6 27.4 9V11.4Q20 13 12.6 11.4Z"/>`,
  },
  belle: {
    sleeve: "var(--belle)",
    legs: null,
    body: `<path fill="var(--belle)" d="M14.6 26.6Q20 23.6 25.6 26.6L24.4 36.4Q20 38.4 15.4 36.4Z"/><path fill="${SKIN}" d="M20.4 24.6L24.6 30.4L26 25.8L23.4 22.6h-3.4z"/>`,
    low: `<path fill="var(--belle)" d="M15.4 35.6Q20 34.2 24.4 35.6Q29.6 44 31.8 59.4H3.6Q2.4 50 7.4 43.6Q5.4 38 11 36Q13 35.4 15.4 35.6Z"/><path fill="var(--belle-deep)" ${n} d="M4.2 54.4Q7.6 51 11.2 54.4Q14.8 51 18.4 54.4Q22 51 25.6 54.4Q28.4 51.4 30.6 53.6L31.2 58.6H4.4Z"/><path fill="var(--belle-deep)" d="M9.6 36.6Q4 37 5.4 42.4Q9.6 43.4 13.4 39.6Z"/>`,
    head:
      `<path fill="#7B3B1C" d="M11.6 17.6Q10.4 9.6 20 9.4Q26.6 9.6 26 14L22 18L17.6 18.4Q15 22 15.4 27Q9 26 11.6 17.6Z"/>` +
      face() +
      eye +
      `<path fill="#7B3B1C" ${n} d="M14.8 13.4H24.6L23.6 15.2Q18.4 15.4 17.4 19.4L14.8 20Z"/><path fill="var(--tuco)" ${n} d="M23.4 22.2l2.6-.4-.4 1.8-2 .2z"/><path fill="var(--belle)" d="M9 11.8Q12 5 21 5.2Q30 5 33.4 11.4Q26 9.4 20 10.2Q14 10.6 9 11.8Z"/><path fill="var(--belle-deep)" d="M14.6 7.6Q8.6 7 7.4 1.4Q9.6 1.8 10.4 -.4Q12.2 .6 13.4 -1.6Q18.4 1 18.4 6.8Z"/>`,
  },
  django: {
    sleeve: "#3A2C26",
    legs: "#57493F",
    body: `<path fill="var(--django)" d="M12.6 27.4Q20 23.2 27 27.4L28.2 40L26.4 48L22.6 42.6L17 53.6L6.4 55.2L10.6 40Z"/><path fill="#6E5B52" ${n} d="M12.6 40L9.2 53L7.4 53.6L11 42Z"/><path fill="#8C8078" ${n} d="M23 27l3.2 .8 .8 11-2.6 .4z"/><path fill="var(--tuco)" ${n} d="M20.4 39.6h7.4v2.6h-7z"/><path fill="var(--gold)" ${n} d="M24.4 39.2h2.8v3.4h-2.8z"/>`,
    head:
      face() +
      eye +
      `<path fill="${K}" ${n} d="M15 20.4Q18 21 19.6 19.6Q24 20.4 27.4 20.4L25.8 24.8Q22.4 27.6 18 25.6ZM23.4 22h3v1h-3z" fill-rule="evenodd"/><path fill="var(--tuco)" d="M13.6 25.2Q20 28.4 26 25.4L26.4 28.4Q20 31.2 13 28.2Z"/><path fill="var(--tuco)" d="M13.4 26.6L8.4 26L9.6 28.8L6.8 31L13 29.6Z"/><path fill="var(--django)" d="M5.6 13Q12 11.2 20 11.6Q28 11.2 35 13L34 15.4Q28 14.6 20 15Q12 14.6 6.4 15.4Z"/><path fill="var(--django)" d="M11.8 12.4L12.6 3.6Q20 2 27.4 3.6L28.2 12.4Q20 13.8 11.8 12.4Z"/><path fill="#B9ADA3" ${n} d="M12.1 9.4Q20 10.8 27.9 9.4V11.4Q20 12.8 12 11.4Z"/>`,
  },
  mei: {
    sleeve: "var(--mei)",
    legs: "var(--mei)",
    body: `<path fill="var(--mei-2)" d="M14 36Q7 35 1.6 40Q4.6 40.4 5.4 42.6Q1.4 44 .6 48Q7 46.6 14.4 40.4Z"/><path fill="var(--mei)" d="M14 27Q20 23.8 26 27L26.4 37L27 44.6H12.8L13.6 37Z"/><path fill="var(--mei-2)" d="M13.4 35.6h13V39.8h-13z"/><path fill="none" stroke="var(--mei-2)" stroke-width="1.5" d="M23.8 26.6V34M23.8 28.4l-2.6 0M23.8 31.4l-2.6 0"/>`,
    head:
      `<path fill="${K}" d="M13.4 18Q12.4 8.6 20 8.4Q26.4 8.6 26 14L22 18.4L18 22H14.4Z"/>` +
      face() +
      `<path fill="${K}" ${n} d="M14.8 12.6H25L24.6 14.6Q19.6 15 18.6 20L14.8 21.4Z"/><path fill="${K}" ${n} d="M22 17l2.8-.4v1.7H22zM23.8 22.4h2v1.1h-2z"/><circle fill="${K}" cx="16.4" cy="6" r="4.4"/><path fill="var(--mei-2)" stroke-width="1.2" d="M9.4 2.6L24.8 7.6L24.2 9.4L8.8 4.4Z"/>`,
  },
  marshal: {
    sleeve: "#6D4A30",
    legs: "#4B3426",
    body: `<path fill="#6D4A30" d="M12.2 27.6Q20 23 27.4 27.6L28.6 45.4H11.4Z"/><path fill="${P}" ${n} d="M23.4 26.4l3 1 .8 16-2.6 .2z"/><path fill="${K}" ${n} d="M11.4 42.4h17V46h-17z"/><path fill="var(--gold)" ${n} d="M24.4 42h3.6v4.2h-3.6z"/><path fill="var(--gold)" stroke-width="1.1" d="M19.4 28l1.6 3.2 3.5.5-2.5 2.4.6 3.5-3.2-1.7-3.1 1.7.6-3.5-2.5-2.4 3.5-.5z"/>`,
    head:
      face() +
      eye +
      ear +
      `<path fill="#8E8478" stroke-width="1.1" d="M19 25Q19.6 20.8 22.6 20.4Q25.6 19.6 28.6 24.8Q25.6 23 23.4 23.4Q20.6 23.2 19 25Z"/><path fill="#B98A4A" d="M2.4 12.4Q3 9.8 6 11.4Q12 13 20 12.4Q28 13 34 11.4Q37 9.8 38.4 12.4Q33 17.4 20 16.8Q7 17.4 2.4 12.4Z"/><path fill="#B98A4A" d="M11.8 12.8L12.4 2.6Q16 -1.2 20 2.2Q24 -1.2 27.6 2.6L28.2 12.8Q20 14.6 11.8 12.8Z"/><path fill="${K}" ${n} d="M12 9.6Q20 11.4 28 9.6V12.8Q20 14.4 12 12.8Z"/>`,
  },
};
