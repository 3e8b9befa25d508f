import { Button, Card, Die, Flights, Heap, Tile, TileBack, useAnchor, useFlights, useFlyer } from '@tablee/table-ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './flights.module.css';

/** Cards, tiles and dice in flight: `npx vite tools/playground`, then /?show=flights. */
type Kind = 'card' | 'tile' | 'die';

interface Thing {
  readonly key: string;
  readonly kind: Kind;
  readonly value: number;
}

const KINDS: readonly Kind[] = ['card', 'tile', 'die'];
const THINGS: readonly Thing[] = KINDS.flatMap((kind) =>
  Array.from({ length: 5 }, (_, index) => ({ key: `${kind}-${index}`, kind, value: index + 1 })),
);
const LOOKS = ['cream', 'blue', 'green', 'brown', 'black'] as const;
const HEAP = 'heap';

interface TableState {
  readonly dealt: number;
  readonly inTray: ReadonlySet<string>;
  readonly order: number;
  readonly roll: number;
}

function CardBack() {
  return (
    <Card>
      <span className={styles['back']} />
    </Card>
  );
}

const BACKS = { card: <CardBack />, tile: <TileBack /> };

function Face({ children }: { readonly children: ReactNode }) {
  return <span className={styles['face']}>{children}</span>;
}

function Picture({ thing: { key, kind, value }, roll }: { readonly thing: Thing; readonly roll: number }) {
  if (kind === 'tile') {
    return (
      <Tile>
        <Face>{value}</Face>
      </Tile>
    );
  }
  if (kind === 'card') {
    return (
      <Card style={{ background: 'var(--cream)' }}>
        <Face>{value}</Face>
      </Card>
    );
  }
  return (
    <Die name={key} roll={roll} sides={[1, 2, 3, 5, 6]} look={LOOKS[(value - 1) % LOOKS.length] ?? 'cream'}>
      {((value + roll * 5) % 6) + 1}
    </Die>
  );
}

function Lying({ thing, zone, roll }: { readonly thing: Thing; readonly zone: string; readonly roll: number }) {
  return (
    <span ref={useFlyer(thing.key, zone)}>
      <Picture thing={thing} roll={roll} />
    </span>
  );
}

function Zone({
  zone,
  things,
  roll,
}: {
  readonly zone: string;
  readonly things: readonly Thing[];
  readonly roll: number;
}) {
  return (
    <div className={styles['zone']} data-zone={zone} ref={useAnchor(zone)}>
      {things.map((thing) => (
        <Lying key={thing.key} thing={thing} zone={zone} roll={roll} />
      ))}
    </div>
  );
}

const START: TableState = { dealt: 9, inTray: new Set(), order: 0, roll: 0 };

function Table({ shown, setShown }: { readonly shown: TableState; readonly setShown: (shown: TableState) => void }) {
  const { dealt, inTray, order, roll } = shown;
  const deck = useFlights();
  const all = THINGS.filter((thing, index) => thing.kind === 'die' || index < dealt).toSorted(
    (a, b) => ((a.value * 7 + order * 3) % 11) - ((b.value * 7 + order * 3) % 11),
  );
  const pass = (): void => {
    const some = all.filter((_, index) => index % 2 === order % 2).map(({ key }) => key);
    setShown({ ...shown, order: order + 1, inTray: new Set(some), roll: roll + 1 });
  };
  const snatch = (): void => {
    const [from, to] = ['felt', 'tray'].map((zone) => document.querySelector(`[data-zone=${zone}] > *`));
    if (from != null && to != null) deck.send([{ picture: <CardBack />, from, to, way: 'snatched' }]);
  };
  return (
    <div className={styles['felt']} style={{ '--w': '62px' } as CSSProperties}>
      <div className={styles['buttons']}>
        <Button look="paper" onClick={() => setShown({ ...shown, dealt: Math.min(10, dealt + 3) })}>
          Deal
        </Button>
        <Button look="paper" onClick={() => setShown({ ...shown, order: order + 1 })}>
          Sort
        </Button>
        <Button look="paper" onClick={pass}>
          Pass and throw
        </Button>
        <Button look="paper" onClick={() => setShown({ ...shown, roll: roll + 1 })}>
          Throw
        </Button>
        <Button look="paper" onClick={snatch}>
          Snatch
        </Button>
        <Button look="paper" onClick={() => setShown({ ...shown, dealt: 0, inTray: new Set() })}>
          Clear
        </Button>
      </div>
      <Zone zone="felt" things={all.filter(({ key }) => !inTray.has(key))} roll={roll} />
      <Zone zone="tray" things={all.filter(({ key }) => inTray.has(key))} roll={roll} />
      <div className={styles['heap']}>
        <Heap
          Back={CardBack}
          count={30}
          capacity={12}
          size={{ width: 150, height: 160, piece: 44 }}
          label="Heap"
          word="Heap"
          state="idle"
          locale="en"
          onTake={() => undefined}
          ref={useAnchor(HEAP)}
        />
      </div>
    </div>
  );
}

export function FlightsPage() {
  const [shown, setShown] = useState(START);
  const originOf = (key: string) => ({ anchor: HEAP, back: key.split('-')[0] as string });
  return (
    <Flights originOf={originOf} backs={BACKS}>
      <Table shown={shown} setShown={setShown} />
    </Flights>
  );
}
