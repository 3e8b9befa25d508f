import { describe, expect, it } from 'vitest';
import type { CommandOf, EventOf, RushCommand, RushEvent } from '../../rules/types.ts';
import { callLooks } from './calls.ts';
import { cardLooks } from './cards.ts';
import { confusionLooks } from './confusion.ts';
import type { CommandLook, EventLook } from './contract.ts';
import { diceLooks } from './dice.ts';
import { dissipationLooks } from './dissipation.ts';
import { dragonLooks } from './dragon.ts';
import { installLooks } from './installed.ts';
import { invocationLooks } from './invocation.ts';
import { commandLookOf, eventLookOf } from './looks.ts';
import { roundLooks } from './rounds.ts';
import { SCENARIO_LOOKS } from './scenarios.ts';
import { tableLooks } from './table.ts';
import { whirlwindLooks } from './whirlwind.ts';

installLooks(SCENARIO_LOOKS);

/** A kind without a look is a type error here. */
const EVENTS: { readonly [Kind in RushEvent['kind']]: EventLook<EventOf<Kind>> } = {
  ...tableLooks.events,
  ...diceLooks.events,
  ...cardLooks.events,
  ...confusionLooks.events,
  ...invocationLooks.events,
  ...dragonLooks.events,
  ...callLooks.events,
  ...roundLooks.events,
  ...dissipationLooks.events,
  ...whirlwindLooks.events,
};
const COMMANDS: { readonly [Kind in RushCommand['do']]: CommandLook<CommandOf<Kind>> } = {
  ...diceLooks.commands,
  ...confusionLooks.commands,
  ...callLooks.commands,
  ...roundLooks.commands,
  ...dissipationLooks.commands,
  ...whirlwindLooks.commands,
};

describe('the looks of all modules', () => {
  it('are installed for each kind of event and command', () => {
    for (const [kind, look] of Object.entries(EVENTS)) expect(eventLookOf({ kind } as RushEvent)).toBe(look);
    for (const [kind, look] of Object.entries(COMMANDS)) expect(commandLookOf({ do: kind } as RushCommand)).toBe(look);
  });
});
