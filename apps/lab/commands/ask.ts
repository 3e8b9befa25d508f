import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, submit } from '@tablee/kernel';
import { type AnyWords, type GameWords, type Locale, sayRefusal } from '@tablee/words';
import { chooseLocale, chooseSeat, parseJson } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { print } from '../output.ts';
import { openMatchFile, positionAt } from '../stored.ts';

const SEAT: Readonly<Record<Locale, string>> = { fr: 'la place', en: 'seat' };

export interface AskRequest {
  readonly at: number;
  readonly seat: string;
  readonly command: string;
  readonly lang: string;
  readonly json: boolean;
}

/** Prints the verdict of the rules on a command in a position. */
export async function ask(file: string, request: AskRequest): Promise<void> {
  const locale = chooseLocale(request.lang);
  const verified = openMatchFile(file);
  const { definition } = verified;
  const match = positionAt(verified, request.at);
  const seat = chooseSeat(request.seat, match.table.seats);
  const command = chooseCommand(definition, request.command);
  const { refusal, played } = submit(match, seat, command, match.at);
  if (refusal === null) {
    const events = played.flatMap((one) => one.events);
    print(request.json, { accepted: true, events }, () =>
      ['accepted', ...events.map((event) => JSON.stringify(event))].join('\n'),
    );
    return;
  }
  const words = await (rulesCatalog[definition.id]?.words() as Promise<GameWords<AnyWords>>);
  const sentence = sayRefusal(words, locale, refusal, (other) => `${SEAT[locale]} ${other}`);
  print(request.json, { accepted: false, ...refusal, sentence }, () => `refused by ${refusal.rule}: ${sentence}`);
}

function chooseCommand(definition: AnyGame, text: string): object {
  const command = definition.parse(parseJson(text));
  if (command !== null) return command;
  const examples = definition.examples.map((example) => JSON.stringify(example)).join(' or ');
  throw new UsageError(`"${text}" is no command of ${definition.id}; one is written like ${examples}.`);
}
