import type { Locator, Page } from '@playwright/test';

/** Locates the form: in the open dialog, else on the page, whose roles are hidden while a dialog is open. */
export const formOn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('main'));
