import type { GameTypes } from '@tablee/kernel';
import type { ExampleWords, GameExamples, ShownExample } from '@tablee/table-ui';
import type { AnyWords } from '@tablee/words';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Verdict = 'legal' | 'illegal';

interface DrawnTryProps {
  readonly examples: GameExamples<GameTypes, AnyWords>;
  readonly words: ExampleWords<AnyWords>;
  readonly shown: ShownExample<GameTypes>;
  readonly verdict: Verdict;
  /** In a word, what this is. */
  readonly label: string;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** A position and what is tried in it, drawn with its verdict: an example, or what somebody really tried. */
export function DrawnTry({ examples, words, shown, verdict, label, children }: DrawnTryProps) {
  const { Picture } = examples;
  const Sign = verdict === 'legal' ? Check : X;
  return (
    <figure className="rule-example" data-side={verdict}>
      <div className="rule-picture" role="img" aria-label={examples.tell(shown, words).seen}>
        <Picture {...shown} {...words} />
      </div>
      <figcaption>
        <span className="rule-verdict">
          <Sign size={17} strokeWidth={3.6} aria-hidden="true" />
        </span>
        <span>
          <b>{label}.</b> {children}
        </span>
      </figcaption>
    </figure>
  );
}
