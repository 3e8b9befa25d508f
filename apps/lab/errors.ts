/** The request cannot be carried out; nothing was written. Exit code 2. */
export class UsageError extends Error {}

/** The work was done and found a fault; the report is printed. Exit code 1. */
export class CheckFailure extends Error {}
