import { type Box, placed, useSize } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { bigLayout } from '../../games/rush-out/ui/big/big-layout.ts';
import { ledgeLayout } from '../../games/rush-out/ui/layout/ledge/index.ts';
import { trayOf } from '../../games/rush-out/ui/layout/tray.ts';
import type { Layout } from '../../games/rush-out/ui/layout/types.ts';
import { type LaidLook, UnfoldedCard } from '../../games/rush-out/ui/ledge/chip.tsx';
import { LedgeBoard, LedgeChips } from '../../games/rush-out/ui/ledge/ledge.tsx';
import { Picture } from '../../games/rush-out/ui/pieces/picture.tsx';
import { RushDie } from '../../games/rush-out/ui/pieces/rush-die.tsx';
import styles from './ledge.module.css';

/**
 * Things that lie against heroes, in the regions of their layout: ?show=ledge&players=5&things=7&side=sorcerer&open
 * &cursed&tv
 */
const asked = new URLSearchParams(location.search);
const PLAYERS = Number(asked.get('players') ?? 5);
const COUNT = Number(asked.get('things') ?? 4);
const SIDE = asked.get('side') === 'sorcerer' ? 'sorcerer' : 'heroes';
const TOP_BAR_PX: readonly (readonly [height: number, bar: number])[] = [
  [500, 52],
  [860, 54],
  [1000, 92],
  [Infinity, 76],
];

const WHIRLWIND: LaidLook = {
  kind: 'dissipation',
  name: 'Tourbillon',
  picture: <Picture of="confusion" />,
  squares: ['heart', 'step', 'key'],
  laid: [null, null, <RushDie key="key" roll={null} colour="brown" shape="square" face="key" />],
  fits: [0],
  owner: { shape: 'square', colour: '#8a5a34' },
  isMine: false,
  tag: '1 ici',
};
const HEAL: LaidLook = {
  ...WHIRLWIND,
  kind: 'wound',
  name: 'Soigner Léa',
  picture: <span className={styles['emoji']}>🩹</span>,
  squares: ['heart', 'heart', 'heart'],
  laid: [null, null, null],
  fits: [0, 1],
  owner: { shape: 'triangle', colour: 'var(--leaf)' },
  tag: '2 ici',
};
const CURSE: LaidLook = {
  ...WHIRLWIND,
  kind: 'curse',
  name: 'Une main',
  picture: <Picture of="invocation" />,
  laid: [],
  fits: [],
  owner: null,
  tag: null,
};
const MINE: LaidLook = {
  ...WHIRLWIND,
  name: 'Sans Épée',
  laid: [],
  fits: [],
  owner: { shape: 'diamond', colour: 'var(--sky)' },
  isMine: true,
  tag: null,
};

const THINGS: readonly LaidLook[] = [WHIRLWIND, HEAL, { ...HEAL, name: 'Soigner Hugo' }, CURSE, MINE, WHIRLWIND, HEAL];

export function LedgePage() {
  const [ref, floor] = useSize();
  const bar = asked.has('tv') ? 0 : (TOP_BAR_PX.find(([height]) => innerHeight < height)?.[1] ?? 0);
  return (
    <main className={styles['page']} style={{ paddingTop: bar }}>
      <div className={styles['floor']} ref={ref}>
        {floor !== null && <Regions layout={layoutFor(floor)} />}
      </div>
    </main>
  );
}

function layoutFor(floor: { readonly width: number; readonly height: number }): Layout {
  const heroes = PLAYERS - 1;
  if (asked.has('tv')) return bigLayout(floor, { heroes, hasDragon: true, hasLedge: true });
  const others = SIDE === 'heroes' ? heroes - 1 : heroes;
  const load = { side: SIDE, isWatching: false, others, hasDragon: true, hasLedge: true } as const;
  return ledgeLayout(floor, load, trayOf(floor, load));
}

function Regions({ layout }: { readonly layout: Layout }) {
  const { ledge, trials, spells, way, heroes, sorcerer, tray } = layout;
  if (ledge === null) return null;
  const things = THINGS.slice(0, COUNT);
  const shared = ledge.board === null ? things.filter(({ owner }) => owner === null) : things;
  const others = things.filter(({ owner, isMine }) => owner !== null && !isMine);
  const mine = things.filter(({ isMine }) => isMine);
  const say = (count: number): string => `+${count}`;
  return (
    <>
      <Region box={{ ...layout.floor, left: 0, top: tray?.box.top ?? layout.floor.height }} name="" look="wood" />
      {[...spells.cards.entries()].map(([index, box]) => (
        <Region key={index} box={box} name="sort" look="spell" />
      ))}
      {[...trials.cards.entries()].map(([index, box]) => (
        <Region key={index} box={box} name="épreuve" look="trial" />
      ))}
      <Region box={way.tile} name="dragon" look="tile" />
      <Region box={trials.deck} name="" look="tile" />
      <Region box={spells.deck} name="" look="spell" />
      {[...[...heroes, ...(sorcerer === null ? [] : [sorcerer])].entries()].map(([index, { plate, dice }]) => (
        <span key={index}>
          <Region box={plate} name="" look="plate" />
          <Region box={dice} name="" look="plate" />
        </span>
      ))}
      {tray !== null &&
        [...[...tray.homes, tray.roll, tray.tools].entries()].map(([index, box]) => (
          <Region key={index} box={box} name="" look="plate" />
        ))}
      {tray?.me != null && <Region box={tray.me} name="moi" look="plate" />}
      <Region
        box={{ left: 20, width: layout.floor.width - 40, top: layout.edge - 20, height: 40 }}
        name=""
        look="plate"
      />
      {ledge.board !== null && <LedgeBoard board={ledge.board} isCursed={asked.has('cursed')} />}
      <LedgeChips columns={ledge.shared} things={shared} sayMore={say} />
      <LedgeChips columns={ledge.mine} things={mine} sayMore={say} />
      {[...ledge.heroes.entries()].map(([index, columns]) => (
        <LedgeChips
          key={index}
          columns={columns}
          things={others.filter((_, nth) => nth % ledge.heroes.length === index)}
          sayMore={say}
        />
      ))}
      {asked.has('open') && <Unfolded boxes={ledge.unfolded} />}
    </>
  );
}

function Unfolded({ boxes }: { readonly boxes: readonly Box[] }) {
  return [...boxes.entries()].map(([index, box]) => (
    <span key={index} className={styles['region']} style={placed(box)}>
      <UnfoldedCard
        look={index === 0 ? { ...HEAL, tag: 'Pose 2 dés ici' } : CURSE}
        words={
          index === 0
            ? 'Blessée, elle coûte une âme à chaque Damnation.'
            : 'Chaque geste des héros prend plus de temps.'
        }
      />
    </span>
  ));
}

interface RegionProps {
  readonly box: Box;
  readonly name: ReactNode;
  readonly look: 'wood' | 'spell' | 'trial' | 'tile' | 'plate';
}

function Region({ box, name, look }: RegionProps) {
  return (
    <span className={styles['region']} data-look={look} style={placed(box)}>
      {name}
    </span>
  );
}
