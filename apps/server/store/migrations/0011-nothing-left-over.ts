/**
 * Rows deleted or changed before `secure_delete` was on are still legible in the file, names of forgotten guests among
 * them. Rewrites the file outside a transaction; needs its size again as free disk space.
 */
export const nothingLeftOver = 'vacuum';
