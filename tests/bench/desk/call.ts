import type { Page } from '@playwright/test';
import type { newShop } from '../../e2e/support/newShop';

export type Scene = (page: Page) => Promise<void>;

const type =
  (text: string): Scene =>
  async page => {
    await page.keyboard.insertText(text);
  };
const press =
  (key: string): Scene =>
  async page => {
    await page.keyboard.press(key);
  };

/** Returns the steps of a new caller's order, by keyboard. */
export const call = ({ goods }: Awaited<ReturnType<typeof newShop>>, phone: string): [name: string, act: Scene][] => [
  ['number typed', type(phone)],
  ['customer looked up', press('Enter')],
  ['name typed', type('Ester Manullang')],
  ['on to the area', press('Enter')],
  ['area typed, villages found', type('caturtunggal depok')],
  ['village chosen: map, merchants', press('Enter')],
  ['address typed', type('Jl. Teratai No. 41')],
  ['on to the goods', press('Enter')],
  ['goods typed: merchants, goods', type(goods.name)],
  ['first one into the cart', press('Enter')],
  ['second one', press('Enter')],
  ['order placed', press('Control+Enter')],
];
