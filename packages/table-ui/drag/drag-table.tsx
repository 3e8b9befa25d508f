import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type PointerEvent, type ReactNode, type RefCallback, useCallback, useEffect, useState } from 'react';
import type { Box } from '../motion/paths.ts';
import { followPointer, markTarget, targetUnderPointer } from './under-pointer.ts';

/** A finger trembles: less than this is a tap. */
const DRAG_PX = 8;

/** The table speaks through its own announcer, in the language of the player. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const underPointer: CollisionDetection = (args) => {
  const hit = pointerWithin(args);
  return hit.length > 0 ? hit : rectIntersection(args);
};

interface DragTableProps {
  readonly onLift: (thing: string) => void;
  /** Where it was let go; null where that is nowhere. `box` is where the hand left it. */
  readonly onDrop: (thing: string, target: string | null, box: Box | null) => void;
  readonly preview: (thing: string) => ReactNode;
  readonly children: ReactNode;
}

/** Dragging is one of three equal ways to play: tap and tap, and the keyboard, do without it. */
export function DragTable({ onLift, onDrop, preview, children }: DragTableProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const [carried, setCarried] = useState<string | null>(null);
  const isCarrying = carried !== null;
  useEffect(() => (isCarrying ? followPointer() : undefined), [isCarrying]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      autoScroll={false}
      onDragStart={({ active }) => {
        setCarried(String(active.id));
        onLift(String(active.id));
      }}
      onDragCancel={({ active }) => {
        setCarried(null);
        onDrop(String(active.id), null, active.rect.current.translated);
      }}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        const target = targetUnderPointer() ?? (over === null ? null : String(over.id));
        onDrop(String(active.id), target, active.rect.current.translated);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} zIndex={50}>
        {carried !== null && preview(carried)}
      </DragOverlay>
    </DndContext>
  );
}

export interface Draggable {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
}

export function useDrag(id: string, isDisabled: boolean): Draggable {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: isDisabled });
  return {
    ref: setNodeRef,
    isDragging,
    onPointerDown: (event) => listeners?.['onPointerDown']?.(event),
  };
}

export interface DropTarget {
  readonly ref: RefCallback<HTMLElement>;
  readonly isOver: boolean;
}

export function useDrop(id: string): DropTarget {
  const { setNodeRef, isOver } = useDroppable({ id });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      markTarget(element, id);
      setNodeRef(element);
    },
    [id, setNodeRef],
  );
  return { ref, isOver };
}
