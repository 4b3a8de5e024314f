import type { Page, Response } from '@playwright/test';

/** A script loaded over the network. */
export interface Script {
  url: string;
  path: string;
  response: Response;
}

/** Returns a growing list of the scripts that a page loads from now on. */
export function scriptsThatCome(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '') || /\.m?js$/.test(pathname);
    if (isScript) scripts.push({ url: response.url(), path: pathname, response });
  });
  return scripts;
}
