import { addCards } from '../content/cards.ts';
import { contentsOf } from '../content/chapters.ts';
import type { Effect } from '../content/spells.ts';
import type { Place } from '../places.ts';
import type { Camp, Chapter, QuestionKind, RushCommand, RushTable, Spot } from '../types.ts';
import type { CommandSpec, EffectSpec, OpenCard, QuestionSpec, RushModule } from './contract.ts';

/** Installed modules in the order of the rulebook. A page installs those of its chapter only (decision 36). */
const installed: RushModule[] = [];
const specs = new Map<string, CommandSpec<RushCommand>>();
const modulesByChapter = new Map<Chapter, readonly RushModule[]>();

/** Adds modules after those that are installed; a module that is installed already is skipped. */
export function install(modules: readonly RushModule[]): void {
  for (const module of modules) {
    if (installed.some(({ id }) => id === module.id)) continue;
    installed.push(module);
    addCards(module.trials ?? [], module.spells ?? []);
    for (const [kind, spec] of Object.entries(module.commands ?? {})) specs.set(kind, spec as CommandSpec<RushCommand>);
  }
  modulesByChapter.clear();
}

export function installedModules(): readonly RushModule[] {
  return installed;
}

/** Modules that this table plays with. */
export function modulesOf({ options }: Pick<RushTable, 'options'>): readonly RushModule[] {
  let known = modulesByChapter.get(options.chapter);
  if (known === undefined) {
    const ids: readonly string[] = contentsOf(options).modules;
    known = installed.filter(({ id }) => ids.includes(id));
    if (known.length < ids.length) throw new Error(`not all modules of ${options.chapter} are installed`);
    modulesByChapter.set(options.chapter, known);
  }
  return known;
}

/** Undefined for a command that no installed module has. */
export function findSpec(kind: string): CommandSpec<RushCommand> | undefined {
  return specs.get(kind);
}

export function specOf(kind: RushCommand['do']): CommandSpec<RushCommand> {
  return specs.get(kind) as CommandSpec<RushCommand>;
}

export function placeIn(table: RushTable, spot: Spot): Place | null {
  for (const { placeAt } of modulesOf(table)) {
    const place = placeAt?.(table, spot) ?? null;
    if (place !== null) return place;
  }
  return null;
}

export function openCardsIn(table: RushTable): readonly OpenCard[] {
  return modulesOf(table).flatMap(({ openCards }) => openCards?.(table) ?? []);
}

export function spotsIn(table: RushTable, camp: Camp): readonly Spot[] {
  return modulesOf(table).flatMap(({ spots }) => spots?.(table, camp) ?? []);
}

/** The module of this place, whether the table plays with it or not; null for no id of a place. */
export function ownerOf(id: string): RushModule | null {
  return installed.find(({ isSpot }) => isSpot?.(id) === true) ?? null;
}

export function effectSpecOf<E extends Effect>(table: Pick<RushTable, 'options'>, effect: E): EffectSpec<E> {
  for (const { effects } of modulesOf(table)) {
    const spec = effects?.[effect.do];
    if (spec !== undefined) return spec as unknown as EffectSpec<E>;
  }
  throw new Error(`no module of ${table.options.chapter} plays the effect ${effect.do}`);
}

/** Null for an effect that asks nothing. */
export function questionKindOf(table: Pick<RushTable, 'options'>, effect: Effect): QuestionKind | null {
  return effectSpecOf(table, effect).asks ?? null;
}

export function questionSpecOf(table: RushTable, about: QuestionKind): QuestionSpec {
  for (const { questions } of modulesOf(table)) {
    const spec = questions?.[about];
    if (spec !== undefined) return spec;
  }
  throw new Error(`no module of ${table.options.chapter} asks about ${about}`);
}
