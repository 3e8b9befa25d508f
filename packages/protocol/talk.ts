import * as z from 'zod/mini';

/** Only ids are sent; each client shows them in its own language. */
export const EMOTES = ['smile', 'laugh', 'wow', 'think', 'sad', 'clap', 'heart', 'party'] as const;
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'bravo',
  'thanks',
  'oops',
  'your-turn',
  'one-moment',
  'again',
  'goodbye',
] as const;

/** Maximum length of free text, in code points. */
export const MAX_TEXT_LENGTH = 200;

const emote = z.strictObject({ emote: z.enum(EMOTES) });
const phrase = z.strictObject({ phrase: z.enum(PHRASES) });
const text = z.strictObject({ text: z.string() });

export const utterance = z
  .union([emote, phrase, text])
  .check(z.describe('An emote or a phrase by its id, or free text.'));
export type Utterance = z.infer<typeof utterance>;
export type Emote = (typeof EMOTES)[number];
export type Phrase = (typeof PHRASES)[number];

export const talkMode = z
  .enum(['free', 'ready'])
  .check(z.describe('`free`: any text; `ready`: emotes and ready phrases only.'));
export type TalkMode = z.infer<typeof talkMode>;
