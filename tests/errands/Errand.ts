import type { Page } from '@playwright/test';
import type { Person } from '../support/people';
import type { Hand } from './Hand';

/** An errand, done from a page that stands by who does it: once with the mouse and once by keys alone. */
export interface Errand {
  name: string;
  as: Person;
  /** Where it begins; may make what it needs. An empty path where the page stands there already. */
  begin: (page: Page, baseURL: string) => Promise<string>;
  mouse: (hand: Hand) => Promise<void>;
  mostClicks: number;
  keyboard: (hand: Hand) => Promise<void>;
}

/** Begins at an address. */
export const at = (path: string) => async () => path;
