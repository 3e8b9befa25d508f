import { expect, it } from 'vitest';
import { sendAndFeel } from './send.ts';

/** Calls in their order, if `play` answers with this id. */
function sent(id: string | null): string[] {
  const happened: string[] = [];
  const play = (command: string): string | null => {
    happened.push(`play ${command}`);
    return id;
  };
  const answer = sendAndFeel('lay', play, (command) => happened.push(`feel ${command}`));
  return [...happened, `${answer}`];
}

it('what is sent is felt, after it was sent', () => {
  expect(sent('id')).toEqual(['play lay', 'feel lay', 'id']);
});

it('what is not sent, as in a pause, is not felt', () => {
  expect(sent(null)).toEqual(['play lay', 'null']);
});
