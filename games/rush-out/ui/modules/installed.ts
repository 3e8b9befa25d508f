import type { Question, RushCommand, RushEvent } from '../../rules/types.ts';
import type { CommandLook, EventLook, QuestionLook, StatusLines, TableReader, UiModule } from './contract.ts';

const events = new Map<string, EventLook<RushEvent>>();
const questions = new Map<string, QuestionLook>();
let resting: UiModule['resting'];
const commands = new Map<string, CommandLook<RushCommand>>();

/** Adds the looks of modules. Those of the trainings are loaded after the first render (looks.ts). */
export function installLooks(modules: readonly UiModule[]): void {
  for (const module of modules) {
    resting = module.resting ?? resting;
    for (const [kind, look] of Object.entries(module.events ?? {})) events.set(kind, look as EventLook<RushEvent>);
    for (const [kind, look] of Object.entries(module.questions ?? {})) questions.set(kind, look);
    for (const [kind, look] of Object.entries(module.commands ?? {})) {
      commands.set(kind, look as CommandLook<RushCommand>);
    }
  }
}

/** Undefined before the looks of its module are loaded. */
export function eventLookOf({ kind }: RushEvent): EventLook<RushEvent> | undefined {
  return events.get(kind);
}

/** Undefined if the status line itself has the words, because they are needed at once. */
export function questionLookOf({ about }: Question): QuestionLook | undefined {
  return questions.get(about);
}

/** Undefined before the looks of its module are loaded. */
export function commandLookOf({ do: kind }: RushCommand): CommandLook<RushCommand> | undefined {
  return commands.get(kind);
}

/** Empty in a chapter of one round. */
export function restingLines(reader: TableReader): StatusLines {
  return resting?.(reader) ?? ['', ''];
}
