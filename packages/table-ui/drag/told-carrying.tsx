import type { Locale } from '@tablee/words';
import { type AnnouncedLine, Announcer } from '../speech/announcer.tsx';
import { useStore } from '../use-store.ts';
import { tableWords } from '../words.ts';
import type { Carrier } from './carrier.ts';

interface ToldCarryingProps<Thing, Target> {
  readonly carrier: Carrier<Thing, Target>;
  readonly locale: Locale;
}

/** Announces the thing lifted by keys, then each target it is over. */
export function ToldCarrying<Thing, Target>({ carrier, locale }: ToldCarryingProps<Thing, Target>) {
  const carried = useStore(carrier.subscribe, () => carrier.carried);
  const over = useStore(carrier.subscribe, () => carrier.over);
  const lifted = carried?.grip === 'keys' ? tableWords(locale)('carry.lifted', { thing: labelOf(carried.source) }) : '';
  const lines: AnnouncedLine[] = [lifted, lifted === '' || over === null ? '' : labelOf(over)].flatMap((text) =>
    text === '' ? [] : [{ key: text, text, when: 'now' }],
  );
  return <Announcer lines={lines} />;
}

function labelOf(element: Element): string {
  const named = element.hasAttribute('aria-label') ? element : element.querySelector('[aria-label]');
  return named?.getAttribute('aria-label') ?? '';
}
