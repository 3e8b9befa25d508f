/** The table whose maker wants to choose another game after the match. */
let wished: string | null = null;

export function wishForAnotherGame(table: string): void {
  wished = table;
}

/** True for the table of the wish, once. */
export function takeWish(table: string): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}
