import { expect, type Locator, type Page } from '@playwright/test';
import { boxMiddleOf, byKeyboard, byMouse, byTouch, carryByMouse, Finger, middleOf, type Press } from './input.ts';

/**
 * Mouse, finger or keyboard at the Rummü table. Cards of the hand have names like "R5"; the second of two alike is
 * "R7+".
 */
export interface RummuInput {
  readonly press: Press;
  readonly draw: (page: Page) => Promise<void>;
  readonly take: (page: Page) => Promise<void>;
  /** Adds a card to the chosen ones. */
  readonly choose: (page: Page, own: string) => Promise<void>;
  readonly lay: (page: Page) => Promise<void>;
  /** Adds the chosen cards to a meld. */
  readonly addTo: (page: Page, meld: number) => Promise<void>;
  readonly swap: (page: Page, own: string, meld: number) => Promise<void>;
  readonly discard: (page: Page, own: string) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  readonly undo: (page: Page) => Promise<void>;
}

export function thingOn(page: Page, name: string): Locator {
  return page.locator(`main [data-thing="${name}"]`);
}

/** By the buttons. */
function pressing(press: Press): RummuInput {
  const on = (name: string) => (page: Page) => press(thingOn(page, name));
  const choose = async (page: Page, own: string): Promise<void> => {
    await press(thingOn(page, `own-${own}`));
    await expectChosen(page, own);
  };
  return {
    press,
    draw: on('stock'),
    take: on('discards'),
    choose,
    lay: on('lay'),
    addTo: (page, meld) => press(thingOn(page, `go-add-${meld}`)),
    swap: async (page, own, meld) => {
      await choose(page, own);
      await press(thingOn(page, `go-swap-${meld}`));
    },
    discard: async (page, own) => {
      await choose(page, own);
      await press(thingOn(page, 'discard'));
    },
    send: on('confirm'),
    undo: on('undo'),
  };
}

async function expectChosen(page: Page, own: string): Promise<void> {
  await expect(thingOn(page, `chosen-${own}`)).toBeVisible();
}

export const mouseClicks = pressing(byMouse);

/** As by the buttons, except that the melds themselves are tapped. */
export const fingerTaps: RummuInput = {
  ...pressing(byTouch),
  addTo: (page, meld) => byTouch(thingOn(page, `meld-${meld}`).getByRole('button')),
};

/** Drags cards: to the chosen ones, to a meld, onto its joker, onto the discards. */
function dragging(press: Press, carry: typeof carryByMouse): RummuInput {
  const own = (page: Page, name: string): Locator => thingOn(page, `own-${name}`);
  return {
    ...pressing(press),
    choose: async (page, name) => {
      await carry(own(page, name), () => middleOf(page.locator('main section[data-look]')));
      await expectChosen(page, name);
    },
    addTo: (page, meld) => {
      const end = thingOn(page, `meld-${meld}`).locator(':scope > span').first(); // the middle might be a joker
      return carry(page.locator('main [data-thing^="chosen-"]').first(), () => boxMiddleOf(end));
    },
    swap: (page, name, meld) =>
      carry(own(page, name), () => boxMiddleOf(thingOn(page, `meld-${meld}`).locator('[data-joker]'))),
    discard: (page, name) => carry(own(page, name), () => middleOf(thingOn(page, 'discards'))),
  };
}

export const mouseDrags = dragging(byMouse, carryByMouse);
/** The first of the cards that a finger carries. */
export const carriedCard = (page: Page): Locator =>
  page.locator('[data-grip="finger"] :is([data-colour], [data-back])').first();

export const carryByFinger: typeof carryByMouse = async (card, aim) => {
  const finger = await Finger.on(card.page());
  const from = await middleOf(card);
  await finger.put(from);
  await finger.moveTo({ x: from.x, y: from.y - 20 });
  await finger.carryTo(carriedCard(card.page()), await aim());
  await finger.lift();
};

export const fingerDrags = dragging(byTouch, carryByFinger);

/** Digits choose cards and letters stand for buttons; anything else is reached by Tab. */
export const keys: RummuInput = {
  press: byKeyboard,
  draw: (page) => page.keyboard.press('s'),
  take: (page) => page.keyboard.press('d'),
  choose: chooseByDigit,
  lay: (page) => page.keyboard.press('p'),
  addTo: (page, meld) => byKeyboard(thingOn(page, `go-add-${meld}`)),
  swap: async (page, own, meld) => {
    await chooseByDigit(page, own);
    await byKeyboard(thingOn(page, `go-swap-${meld}`));
  },
  discard: async (page, own) => {
    await chooseByDigit(page, own);
    await page.keyboard.press('x');
  },
  send: (page) => page.keyboard.press('v'),
  undo: (page) => page.keyboard.press('z'),
};

/** Cards beyond the ninth are reached by Tab. */
async function chooseByDigit(page: Page, own: string): Promise<void> {
  const card = thingOn(page, `own-${own}`);
  const place = await card.evaluate((element) => {
    const cells = [...(element.closest('.well')?.querySelectorAll(':scope > div > span') ?? [])];
    return 1 + cells.findIndex((cell) => cell.contains(element));
  });
  if (place > 9) await byKeyboard(card);
  else await page.keyboard.press(String(place));
  await expectChosen(page, own);
}
