/** A small phone, a phone, one lying, a tablet and a desk: every table can be used at each of them. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;
