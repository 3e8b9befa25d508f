import type { Locale } from '@tablee/words';
import {
  type Context,
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from '../motion/paths.ts';
import { useStore } from '../use-store.ts';
import { hasModifier, liftByKeys } from './by-keys.ts';
import { pressThing } from './by-pointer.ts';
import { Carrier, type DragEnds, type TargetFinder } from './carrier.ts';
import styles from './drag-table.module.css';
import { ToldCarrying } from './told-carrying.tsx';

interface DragTableProps<Thing, Target> extends DragEnds<Thing, Target> {
  /** Draws the carried thing. */
  readonly preview: (thing: Thing) => ReactNode;
  readonly locale: Locale;
  readonly children: ReactNode;
}

interface DragWishes {
  readonly isDisabled?: boolean;
  /** For things on a board that can be panned: a finger lifts them after a short rest. */
  readonly afterRest?: boolean;
  /** For things on a felt that can be zoomed: a second finger cancels the drag. */
  readonly isPinchable?: boolean;
}

interface Draggable {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Lifts the thing by the space bar. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface DropTarget {
  readonly ref: RefCallback<HTMLElement>;
  readonly isOver: boolean;
}

interface DropField<Target> {
  readonly ref: RefCallback<HTMLElement>;
  /** Target in the field on which the carried thing would land now. */
  readonly over: Target | null;
}

interface Drag<Thing, Target> {
  readonly DragTable: (props: DragTableProps<Thing, Target>) => ReactNode;
  readonly useDrag: (thing: Thing, wishes?: DragWishes) => Draggable;
  readonly useDrop: (target: Target) => DropTarget;
  /** For an element with many targets, such as the cells of a grid: `aim` finds the one under a box of the window. */
  readonly useDropField: (aim: TargetFinder<Target>) => DropField<Target>;
}

/**
 * Dragging for one kind of table, with its own types of things and targets. Every game can also be played without it, by
 * taps and by keys.
 */
export function dragOf<Thing, Target>(): Drag<Thing, Target> {
  const Hand = createContext<Carrier<Thing, Target> | null>(null);
  return {
    DragTable: (props) => <Table {...props} Hand={Hand} />,
    useDrag: (thing, wishes = {}) => useDraggable(useCarrier(Hand), thing, wishes),
    useDrop: (target) => useTarget(useCarrier(Hand), target),
    useDropField: (aim) => useField(useCarrier(Hand), aim),
  };
}

type CarrierContext<Thing, Target> = Context<Carrier<Thing, Target> | null>;

function useCarrier<Thing, Target>(Hand: CarrierContext<Thing, Target>): Carrier<Thing, Target> {
  const carrier = use(Hand);
  if (carrier === null) throw new Error('dragging belongs inside <DragTable>');
  return carrier;
}

type TableProps<Thing, Target> = DragTableProps<Thing, Target> & { readonly Hand: CarrierContext<Thing, Target> };

function Table<Thing, Target>({ Hand, preview, locale, children, ...ends }: TableProps<Thing, Target>) {
  const [carrier] = useState(() => new Carrier<Thing, Target>());
  const carried = useStore(carrier.subscribe, () => carrier.carried);
  useLayoutEffect(() => {
    carrier.ends = ends;
  });
  const layer = useCallback(
    (element: HTMLElement | null) => {
      carrier.layer = element;
    },
    [carrier],
  );
  useLayoutEffect(() => carrier.show(), [carrier, carried]);
  // Ends the drag of a table that is removed: its listeners are on the window.
  useEffect(() => () => carrier.end(false), [carrier]);
  const size = carried === null ? {} : sizeOf(carried.from);
  return (
    <Hand value={carrier}>
      {children}
      <div className={styles['layer']} style={size} data-grip={carried?.grip} ref={layer}>
        {carried !== null && <div className={styles['risen']}>{preview(carried.thing)}</div>}
      </div>
      <ToldCarrying carrier={carrier} locale={locale} />
    </Hand>
  );
}

/** `--carried-w`: the layer lies outside of the zones of the table, whose widths the preview cannot inherit. */
function sizeOf({ width, height }: Box): CSSProperties {
  return { width, height, '--carried-w': `${width}px` } as CSSProperties;
}

function useDraggable<Thing, Target>(
  carrier: Carrier<Thing, Target>,
  thing: Thing,
  { isDisabled = false, afterRest = false, isPinchable = false }: DragWishes,
): Draggable {
  const element = useRef<HTMLElement>(null);
  const isDragging = useStore(
    carrier.subscribe,
    () => carrier.carried !== null && carrier.carried.source === element.current,
  );
  return {
    ref: useCallback(
      (node) => {
        element.current = node;
        if (node === null) return;
        // A finger that drags must not scroll the page; one on a disabled thing must.
        node.style.touchAction = isDisabled || afterRest ? '' : 'none';
        if (isDisabled || !afterRest) return;
        // Browsers decide before the first movement whether a listener may prevent panning: it must exist from the start.
        node.addEventListener('touchmove', carrier.onTouchMove, { passive: false });
      },
      [carrier, isDisabled, afterRest],
    ),
    isDragging,
    onPointerDown: ({ nativeEvent }) => {
      const source = element.current;
      if (isDisabled || source === null) return;
      pressThing(carrier, { thing, source, event: nativeEvent, afterRest, isPinchable });
    },
    onKeyDown: (event) => {
      if (isDisabled || event.key !== ' ' || hasModifier(event) || element.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      liftByKeys(carrier, thing, element.current);
    },
  };
}

function useTarget<Thing, Target>(carrier: Carrier<Thing, Target>, target: Target): DropTarget {
  const { ref, over } = useField(carrier, () => target);
  return { ref, isOver: over !== null };
}

function useField<Thing, Target>(carrier: Carrier<Thing, Target>, aim: TargetFinder<Target>): DropField<Target> {
  const element = useRef<HTMLElement>(null);
  const over = useStore(carrier.subscribe, () =>
    carrier.over !== null && carrier.over === element.current ? carrier.aimed : null,
  );
  const latest = useRef(aim);
  useLayoutEffect(() => {
    latest.current = aim;
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      return node === null ? undefined : carrier.enter(node, latest);
    },
    [carrier],
  );
  return { ref, over };
}
