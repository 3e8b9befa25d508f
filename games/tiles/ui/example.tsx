import type { Say } from '@tablee/words';
import { readExample } from './example-notation.ts';
import { describeTile } from './name.ts';
import { Piece } from './piece.tsx';

interface ExampleProps {
  readonly notation: string;
  readonly say: Say;
}

/** A position of the rules drawer: groups of tiles side by side. */
export function Example({ notation, say }: ExampleProps) {
  return (
    <span className="example">
      {readExample(notation).map((group, index) => (
        <span key={`${index} ${group.join()}`} className="example-group">
          {group.map((tile) => (
            <span key={tile} role="img" aria-label={describeTile(tile, say)}>
              <Piece tile={tile} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
