import * as z from 'zod/mini';

const MOST = 64;

/** Games that are new to the player: a match of such a game does not start until they have read its rules. */
export const learningGames = z.optional(z.array(z.string().check(z.maxLength(MOST))).check(z.maxLength(MOST)));
