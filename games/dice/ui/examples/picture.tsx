import { DrawnExample, type ExampleWords, type ShownExample, SketchArrow } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import { handOf } from '../../rules/hand.ts';
import { islandsOf } from '../../rules/islands.ts';
import { linesOf } from '../../rules/lines.ts';
import type { DiceTypes, DiceView, OwnDie, Placed } from '../../rules/types.ts';
import { DieFace } from '../face.tsx';
import { MiniGrid } from '../mini-grid.tsx';
import { type LaidTable, laidIn, partsOf } from './laid-table.ts';
import styles from './picture.module.css';
import { tellWhen } from './tell-example.ts';

type DiceExample = ShownExample<DiceTypes>;

/** A small table as one seat sees it; the tried dice are in their target places, ringed. */
export function ExamplePicture({ say, nameOf, ...shown }: DiceExample & ExampleWords<DiceWords>) {
  const when = tellWhen(shown, { say, nameOf });
  const laid = laidIn(shown);
  return (
    <DrawnExample when={when} className={styles['example']}>
      {laid === null ? <Lying {...shown} /> : <Laid laid={laid} before={shown.view.table} />}
      <Hand {...shown} laid={laid} />
    </DrawnExample>
  );
}

/** The table, unless it is empty or irrelevant: rolls do not concern it. */
function Lying({ view: { table }, command }: DiceExample) {
  if (command.do === 'roll' || table.length === 0) return null;
  return (
    <span className={styles['islands']}>
      <Islands dice={table} {...AT_REST} />
    </span>
  );
}

/** The table after the lay, beside the table before if lines were rearranged. */
function Laid({ laid, before }: { readonly laid: LaidTable; readonly before: readonly Placed[] }) {
  return (
    <span className={styles['tables']}>
      {laid.isRearranged && (
        <>
          <span className={styles['islands']} data-before>
            <Islands dice={before} {...AT_REST} />
          </span>
          <span className={styles['becomes']}>
            <SketchArrow />
          </span>
        </>
      )}
      <span className={styles['islands']}>
        <Islands {...laid} />
      </span>
    </span>
  );
}

type IslandsProps = Pick<LaidTable, 'dice' | 'added' | 'faulty'>;

/** Marks of a table that is not tried. */
const AT_REST = { added: new Set<number>(), faulty: [] };

/** Parts of the table side by side: real distances would make them too small. */
function Islands({ dice, added, faulty }: IslandsProps) {
  return partsOf(dice).map((part) => {
    const lines = linesOf(part).map((line) => ({
      dice: line.dice,
      isFault: faulty.length > 0 && isAbout(line.dice, faulty),
    }));
    const alone = islandsOf(part).filter((island) => island.length === 1 && faulty.includes((island[0] as Placed).die));
    return (
      <MiniGrid
        key={part.map(({ die }) => die).join(' ')}
        dice={part.map((die) => ({ ...die, isTried: added.has(die.die) }))}
        lines={[...lines, ...alone.map((island) => ({ dice: island, isFault: true }))]}
      />
    );
  });
}

/** A fault names all dice of a line, or the joker in which two lines cross. */
function isAbout(line: readonly Placed[], faulty: readonly number[]): boolean {
  const dice = line.map(({ die }) => die);
  return faulty.length === 1 ? dice.includes(faulty[0] as number) : isSameSet(dice, faulty);
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((die) => other.includes(die));
}

/** The hand: dice that are rolled or kept, and dice missing from the table. */
function Hand({ view, command, seat, laid }: DiceExample & { readonly laid: LaidTable | null }) {
  const held = handOf(view, seat).filter(({ die }) => laid?.added.has(die) !== true);
  const rolled = command.do === 'roll' ? command.dice : null;
  const missing = laid?.missing ?? [];
  if (held.length + missing.length === 0) return <span className={styles['hand']} data-empty />;
  return (
    <span className={styles['hand']} data-tried={command.do === 'pass' || rolled?.length === 0 || undefined}>
      {missing.map((die) => (
        <Own key={die.die} own={die} isTried />
      ))}
      {held.map((own) => (
        <Own
          key={own.die}
          own={own}
          isTried={rolled?.includes(own.die) === true}
          isKept={staysLying(view, own, rolled)}
        />
      ))}
    </span>
  );
}

/** RX-9: true for a die that is kept. */
function staysLying(view: DiceView, { die, face }: OwnDie, rolled: readonly number[] | null): boolean {
  return view.phase === 'roll' && face !== null && rolled !== null && !rolled.includes(die);
}

interface OwnProps {
  readonly own: OwnDie;
  readonly isTried: boolean;
  readonly isKept?: boolean;
}

function Own({ own: { face }, isTried, isKept = false }: OwnProps) {
  return (
    <span className={styles['own']} data-tried={isTried || undefined}>
      <DieFace face={face} look={isKept ? 'kept' : undefined} />
    </span>
  );
}
