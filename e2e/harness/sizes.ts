/** Small phone, phone, landscape phone, tablet, desktop: every table must be usable at each. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;
