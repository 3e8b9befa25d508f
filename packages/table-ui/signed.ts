/** « +12 », « −10 », « 0 ». */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}

/** With a real minus, which is as wide as a plus. */
export function written(points: number): string {
  return String(points).replace('-', '−');
}
