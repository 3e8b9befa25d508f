import type { Emote } from '@tablee/protocol';
import clap from './art/clap.svg';
import heart from './art/heart.svg';
import laugh from './art/laugh.svg';
import party from './art/party.svg';
import sad from './art/sad.svg';
import smile from './art/smile.svg';
import think from './art/think.svg';
import wow from './art/wow.svg';

const PICTURES: Readonly<Record<Emote, string>> = { clap, heart, laugh, party, sad, smile, think, wow };

export function emotePicture(emote: Emote): string {
  return PICTURES[emote];
}
