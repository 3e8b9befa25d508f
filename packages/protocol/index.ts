export { type Catalogue, catalogue } from './catalogue.ts';
export * from './checksum.ts';
export { type ClientMessage, clientMessage, PROTOCOL } from './client-messages.ts';
export * from './diff.ts';
export * from './follow.ts';
export {
  graceMs,
  HOUSE,
  type HouseRules,
  readHouse,
  type TurnAllowance,
  turnAllowance,
} from './house.ts';
export { applyPatch, type Patch, patch } from './patch.ts';
export * from './problems.ts';
export * from './read.ts';
export * from './server-messages.ts';
export * from './table-info.ts';
export { EMOTES, type Emote, MAX_TEXT_LENGTH, PHRASES, type Phrase, type TalkMode, type Utterance } from './talk.ts';
