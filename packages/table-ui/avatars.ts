import bear from './art/bear.svg';
import bee from './art/bee.svg';
import cat from './art/cat.svg';
import crab from './art/crab.svg';
import deer from './art/deer.svg';
import dog from './art/dog.svg';
import dolphin from './art/dolphin.svg';
import duck from './art/duck.svg';
import elephant from './art/elephant.svg';
import fox from './art/fox.svg';
import frog from './art/frog.svg';
import giraffe from './art/giraffe.svg';
import hedgehog from './art/hedgehog.svg';
import koala from './art/koala.svg';
import lion from './art/lion.svg';
import mouse from './art/mouse.svg';
import octopus from './art/octopus.svg';
import otter from './art/otter.svg';
import owl from './art/owl.svg';
import panda from './art/panda.svg';
import penguin from './art/penguin.svg';
import rabbit from './art/rabbit.svg';
import robot from './art/robot.svg';
import squirrel from './art/squirrel.svg';
import turtle from './art/turtle.svg';
import whale from './art/whale.svg';
import wolf from './art/wolf.svg';

/** Choices for people; the host has the same list. */
const ANIMALS = {
  bear,
  bee,
  cat,
  crab,
  deer,
  dog,
  dolphin,
  duck,
  elephant,
  fox,
  frog,
  giraffe,
  hedgehog,
  koala,
  lion,
  mouse,
  octopus,
  otter,
  owl,
  panda,
  penguin,
  rabbit,
  squirrel,
  turtle,
  whale,
  wolf,
} as const;

type Animal = keyof typeof ANIMALS;

export const AVATARS = Object.keys(ANIMALS) as readonly Animal[];

/** An unknown name always gets the same face. */
export function avatarPicture(name: string): string {
  if (name === 'robot') return robot;
  if (Object.hasOwn(ANIMALS, name)) return ANIMALS[name as Animal];
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return ANIMALS[AVATARS[sum % AVATARS.length] as Animal];
}
