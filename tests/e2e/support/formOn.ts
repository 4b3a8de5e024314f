import type { Locator, Page } from '@playwright/test';

/** Where a form stands: in the dialog that is open, else on the page, which is hidden from roles while one is. */
export const formOn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('main'));
