import type { Page } from '@playwright/test';
import type { Person } from '../support/people';
import type { Hand } from './Hand';

/** An errand, done from a given page by a given person: once with the mouse and once with the keyboard alone. */
export interface Errand {
  name: string;
  as: Person;
  /** Returns the path where it begins; may create what it needs. Empty if the page is already there. */
  begin: (page: Page, baseURL: string) => Promise<string>;
  mouse: (hand: Hand) => Promise<void>;
  mostClicks: number;
  keyboard: (hand: Hand) => Promise<void>;
}

/** Begins at a path. */
export const at = (path: string) => async () => path;
