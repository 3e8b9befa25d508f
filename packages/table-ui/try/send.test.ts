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

it('feedback is given after a command is sent', () => {
  expect(sent('id')).toEqual(['play lay', 'feel lay', 'id']);
});

it('no feedback is given for a command that is not sent, as in a pause', () => {
  expect(sent(null)).toEqual(['play lay', 'null']);
});
