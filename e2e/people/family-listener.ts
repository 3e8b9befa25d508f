import type { FamilyView, TilesView } from '../../games/tiles/rules/types.ts';
import { TableListener } from './table-listener.ts';

export class FamilyListener extends TableListener<TilesView> {
  get family(): FamilyView {
    if (this.view?.mode !== 'family') throw new Error('this page follows no family match');
    return this.view;
  }
}
