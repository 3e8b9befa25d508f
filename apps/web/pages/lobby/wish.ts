/** The table at which somebody wants to choose another game as soon as they may. */
let wished: string | null = null;

export function wishForAnotherGame(table: string): void {
  wished = table;
}

/** Whether it is this table; the wish is then forgotten. */
export function takeWish(table: string): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}
