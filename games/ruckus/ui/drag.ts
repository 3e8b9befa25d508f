import { dragOf } from '@tablee/table-ui';

/** A card, by its name, is dropped on the mat of a seat. */
export const { DragTable, useDrag, useDrop } = dragOf<string, number>();
