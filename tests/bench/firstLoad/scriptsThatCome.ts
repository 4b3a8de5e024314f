import type { Page, Response } from '@playwright/test';

/** A script that came over the network. */
export interface Script {
  url: string;
  path: string;
  response: Response;
}

/** The scripts that come to a page from now on, in a list that grows. */
export function scriptsThatCome(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '') || /\.m?js$/.test(pathname);
    if (isScript) scripts.push({ url: response.url(), path: pathname, response });
  });
  return scripts;
}
