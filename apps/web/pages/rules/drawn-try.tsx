import type { GameTypes } from '@tablee/kernel';
import type { ExampleWords, GameExamples, ShownExample } from '@tablee/table-ui';
import type { AnyWords } from '@tablee/words';
import { Check, Lightbulb, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** `way-out`: what could be done instead. */
type Verdict = 'legal' | 'illegal' | 'way-out';

const SIGNS: Readonly<Record<Verdict, { readonly Icon: LucideIcon; readonly strokeWidth: number }>> = {
  legal: { Icon: Check, strokeWidth: 3.6 },
  illegal: { Icon: X, strokeWidth: 3.6 },
  'way-out': { Icon: Lightbulb, strokeWidth: 2.8 },
};

interface DrawnTryProps {
  readonly examples: GameExamples<GameTypes, AnyWords>;
  readonly words: ExampleWords<AnyWords>;
  readonly shown: ShownExample<GameTypes>;
  readonly verdict: Verdict;
  /** In a word or two, what this is, with its full stop or colon. */
  readonly label: string;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** A position and what is tried in it, drawn with its verdict: an example, what somebody really tried, or what they could. */
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
