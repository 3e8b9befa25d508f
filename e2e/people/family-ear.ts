import type { FamilyView, TilesView } from '../../games/tiles/rules/types.ts';
import { Ear } from './ear.ts';

/** An ear at the family table. */
export class FamilyEar extends Ear<TilesView> {
  get family(): FamilyView {
    if (this.view?.mode !== 'family') throw new Error('this page follows no family match');
    return this.view;
  }
}
