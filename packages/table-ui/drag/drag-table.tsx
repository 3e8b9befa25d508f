import type { Locale } from '@tablee/words';
import {
  type Context,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { liftByKeys } from './by-keys.ts';
import { pressThing } from './by-pointer.ts';
import { Carrier, type DragEnds } from './carrier.ts';
import styles from './drag-table.module.css';
import { ToldCarrying } from './told-carrying.tsx';

interface DragTableProps<Thing, Target> extends DragEnds<Thing, Target> {
  /** How it looks in the hand. */
  readonly preview: (thing: Thing) => ReactNode;
  readonly locale: Locale;
  readonly children: ReactNode;
}

interface Draggable {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** For things that the space bar lifts. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface DropTarget {
  readonly ref: RefCallback<HTMLElement>;
  readonly isOver: boolean;
}

interface Drag<Thing, Target> {
  readonly DragTable: (props: DragTableProps<Thing, Target>) => ReactNode;
  readonly useDrag: (thing: Thing, isDisabled?: boolean) => Draggable;
  readonly useDrop: (target: Target) => DropTarget;
}

/**
 * Dragging for one table: its own kinds of things and targets, as values. It is one of three equal ways to play; tap and
 * tap, and the keyboard, do without it.
 */
export function dragOf<Thing, Target>(): Drag<Thing, Target> {
  const Hand = createContext<Carrier<Thing, Target> | null>(null);
  return {
    DragTable: (props) => <Table {...props} Hand={Hand} />,
    useDrag: (thing, isDisabled = false) => useDraggable(useHand(Hand), thing, isDisabled),
    useDrop: (target) => useTarget(useHand(Hand), target),
  };
}

type Hand<Thing, Target> = Context<Carrier<Thing, Target> | null>;

function useHand<Thing, Target>(Hand: Hand<Thing, Target>): Carrier<Thing, Target> {
  const carrier = use(Hand);
  if (carrier === null) throw new Error('dragging belongs inside <DragTable>');
  return carrier;
}

type TableProps<Thing, Target> = DragTableProps<Thing, Target> & { readonly Hand: Hand<Thing, Target> };

function Table<Thing, Target>({ Hand, onLift, onDrop, preview, locale, children }: TableProps<Thing, Target>) {
  const [carrier] = useState(() => new Carrier<Thing, Target>());
  const carried = useSyncExternalStore(carrier.subscribe, () => carrier.carried);
  useLayoutEffect(() => {
    carrier.ends = { onLift, onDrop };
  });
  const layer = useCallback(
    (element: HTMLElement | null) => {
      carrier.layer = element;
    },
    [carrier],
  );
  useLayoutEffect(() => carrier.show(), [carrier, carried]);
  const size = carried === null ? {} : { width: carried.from.width, height: carried.from.height };
  return (
    <Hand value={carrier}>
      {children}
      <div className={styles['layer']} style={size} data-keys={carried?.isByKeys || undefined} ref={layer}>
        {carried !== null && preview(carried.thing)}
      </div>
      <ToldCarrying carrier={carrier} locale={locale} />
    </Hand>
  );
}

function useDraggable<Thing, Target>(carrier: Carrier<Thing, Target>, thing: Thing, isDisabled: boolean): Draggable {
  const element = useRef<HTMLElement>(null);
  const isDragging = useSyncExternalStore(
    carrier.subscribe,
    () => carrier.carried !== null && carrier.carried.source === element.current,
  );
  return {
    ref: useCallback((node) => {
      element.current = node;
      // A finger on it drags: what lies around must not scroll.
      if (node !== null) node.style.touchAction = 'none';
    }, []),
    isDragging,
    onPointerDown: (event) => {
      if (!isDisabled && element.current !== null) pressThing(carrier, thing, element.current, event.nativeEvent);
    },
    onKeyDown: (event) => {
      if (isDisabled || event.key !== ' ' || element.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      liftByKeys(carrier, thing, element.current);
    },
  };
}

function useTarget<Thing, Target>(carrier: Carrier<Thing, Target>, target: Target): DropTarget {
  const element = useRef<HTMLElement>(null);
  const isOver = useSyncExternalStore(
    carrier.subscribe,
    () => carrier.over !== null && carrier.over === element.current,
  );
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      return node === null ? undefined : carrier.enter(node, latest);
    },
    [carrier],
  );
  return { ref, isOver };
}
