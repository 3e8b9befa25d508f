/** What a person asked for that cannot be done: one sentence for them, and nothing was written. */
export class UsageError extends Error {}

/** The work was done and found something wrong: the report is printed, the exit code says so. */
export class CheckFailure extends Error {}
