import { expect, type Page } from '@playwright/test';

/** Types email and password on the sign-in page, as people do. */
export async function signInAt(page: Page, { email, password }: { email: string; password: string }) {
  if (new URL(page.url(), 'http://x').pathname !== '/') await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

export const expectDashboard = (page: Page) => expect(page).toHaveURL(url => url.pathname === '/dashboard');
