/** « +12 », « −10 », « 0 ». */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}

/** Uses the minus sign (U+2212), which is as wide as a plus. */
export function written(points: number): string {
  return String(points).replace('-', '−');
}
