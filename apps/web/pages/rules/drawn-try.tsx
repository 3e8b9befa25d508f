import type { GameTypes } from '@tablee/kernel';
import type { ExampleWords, GameExamples, ShownExample } from '@tablee/table-ui';
import type { AnyWords } from '@tablee/words';
import { Check, Lightbulb, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** `way-out`: a command that could be played instead. */
type TryVerdict = 'legal' | 'illegal' | 'way-out';

const SIGNS: Readonly<Record<TryVerdict, { readonly Icon: LucideIcon; readonly strokeWidth: number }>> = {
  legal: { Icon: Check, strokeWidth: 3.6 },
  illegal: { Icon: X, strokeWidth: 3.6 },
  'way-out': { Icon: Lightbulb, strokeWidth: 2.8 },
};

interface DrawnTryProps {
  readonly examples: GameExamples<GameTypes, AnyWords>;
  readonly words: ExampleWords<AnyWords>;
  readonly shown: ShownExample<GameTypes>;
  readonly verdict: TryVerdict;
  /** One or two words, with their full stop or colon. */
  readonly label: string;
  /** The explanation. */
  readonly children: ReactNode;
}

/** A drawn position with a command and its verdict: an example, the viewer's own try, or an alternative. */
export function DrawnTry({ examples, words, shown, verdict, label, children }: DrawnTryProps) {
  const { Picture } = examples;
  const { Icon, strokeWidth } = SIGNS[verdict];
  return (
    <figure className="rule-example" data-side={verdict}>
      <div className="rule-picture" role="img" aria-label={examples.tell(shown, words).seen}>
        <Picture {...shown} {...words} />
      </div>
      <figcaption>
        <span className="rule-verdict">
          <Icon size={17} strokeWidth={strokeWidth} aria-hidden="true" />
        </span>
        <span>
          <b>{label}</b> {children}
        </span>
      </figcaption>
    </figure>
  );
}
