import * as z from 'zod/mini';

const MOST = 64;

/** The games that are new to the player who sits down: a match of such a game waits until they have read its rules. */
export const learningGames = z.optional(z.array(z.string().check(z.maxLength(MOST))).check(z.maxLength(MOST)));
