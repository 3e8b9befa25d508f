import type { Hint, HintQuestion } from '@tablee/table-ui';
import type { RuckusWords } from '../locale/index.ts';
import type { RuckusCommand, RuckusTypes } from '../rules/types.ts';
import { hintFor, sizeOfTarget } from './touch.ts';

type RuckusHintQuestion = HintQuestion<RuckusTypes, RuckusWords>;

export async function hintRuckus(question: RuckusHintQuestion): Promise<Hint<RuckusTypes> | null> {
  const command = hintFor(question);
  return command === null ? null : { command, why: reasonOf(command, question) };
}

function reasonOf(command: RuckusCommand, { view, say, nameOf }: RuckusHintQuestion): string {
  switch (command.do) {
    case 'steal': {
      const { family, from } = command;
      return say('hint.steal', { family, victim: nameOf(from), count: sizeOfTarget(view, command) });
    }
    case 'form':
    case 'complete':
      return say(`hint.${command.do}`, { family: command.family });
    case 'draw':
    case 'slap':
      return say(`hint.${command.do}`);
  }
}
