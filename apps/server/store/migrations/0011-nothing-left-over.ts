/**
 * Rows that were deleted or changed before `secure_delete` was on are still legible in the file, names of forgotten guests
 * among them. It is written anew, outside a transaction; meanwhile it needs as much room on the disk again.
 */
export const nothingLeftOver = 'vacuum';
