/** « +12 », « −10 », « 0 ». */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
