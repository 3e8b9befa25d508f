/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const CORRUPT = 11;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;

/** Another connection has the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** The content of the file is not what SQLite wrote. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** The database or its disk is at fault, not the request: later writes cannot be trusted. */
export function isOfDatabase(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && code !== CONSTRAINT && code !== TOO_BIG;
}

/** Primary result code: the low byte of the extended one. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}
