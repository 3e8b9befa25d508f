import type { Utterance } from '@tablee/protocol';
import { emotePicture } from '@tablee/table-ui';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';

/** The text of a message in the page's language. */
export function spokenWords(what: Utterance, say: SayPage): string {
  if ('text' in what) return what.text;
  return 'phrase' in what ? say(`talk.phrase.${what.phrase}`) : say(`talk.emote.${what.emote}`);
}

export function Spoken({ what }: { readonly what: Utterance }) {
  const say = useSay();
  const words = spokenWords(what, say);
  // `dir` keeps right-to-left text from reordering its surroundings.
  return 'emote' in what ? <img src={emotePicture(what.emote)} alt={words} /> : <span dir="auto">{words}</span>;
}
