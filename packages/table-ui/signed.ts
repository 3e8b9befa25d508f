/** « +12 », « −10 », « 0 ». */
export function formatSigned(points: number): string {
  return points > 0 ? `+${points}` : formatPoints(points);
}

/** Uses the minus sign (U+2212), which is as wide as a plus. */
export function formatPoints(points: number): string {
  return String(points).replace('-', '−');
}
