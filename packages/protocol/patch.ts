import * as z from 'zod/mini';

const path = z.array(z.union([z.string(), z.int()]));

/** Sets the value at the path; an empty path means the whole view. */
const set = z.tuple([path, z.unknown()]);
/** Takes the key at the path away. */
const remove = z.tuple([path]);
/** In the list at the path: from this place, take so many away and put these there. */
const splice = z.tuple([path, z.int(), z.int(), z.array(z.unknown())]);

/** From one view to the next, in order. */
export const patch = z.array(z.union([splice, set, remove]));
export type Patch = z.infer<typeof patch>;
