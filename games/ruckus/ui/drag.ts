import { dragOf } from '@tablee/table-ui';

/** A card by its name is let go on what lies in front of a seat. */
export const { DragTable, useDrag, useDrop } = dragOf<string, number>();
