import { isRecord } from '@tablee/kernel';

/** A command of a toy with cards: some are about a card, the others are not. */
type CardCommand<Plain extends string, Carded extends string> =
  | { readonly do: Plain }
  | { readonly do: Carded; readonly card: number };

/** Reads the commands of such a toy; null for anything else. */
export function readCardCommand<Plain extends string, Carded extends string>(
  raw: unknown,
  plain: readonly Plain[],
  carded: readonly Carded[],
): CardCommand<Plain, Carded> | null {
  if (!isRecord(raw)) return null;
  const { do: action, card } = raw;
  const [bare, about] = [plain.find((one) => one === action), carded.find((one) => one === action)];
  if (bare !== undefined) return { do: bare };
  return about !== undefined && Number.isSafeInteger(card) ? { do: about, card: card as number } : null;
}

export function writeCardCommand(command: CardCommand<string, string>): string {
  return 'card' in command ? `${command.do} ${command.card}` : command.do;
}
