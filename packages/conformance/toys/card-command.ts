import { isRecord } from '@tablee/kernel';

/** A command of a toy with cards; some kinds name a card. */
type CardCommand<Plain extends string, Carded extends string> =
  | { readonly do: Plain }
  | { readonly do: Carded; readonly card: number };

/** Null for anything that is not such a command. */
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
