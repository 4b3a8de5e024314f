import type { Page } from '@playwright/test';
import type { Endpoint } from '../../../contract/core/endpoint';
import { bareValue } from './bareValue';

/** Calls of the session itself, and those that do not return JSON. */
const OWN = /^\/api\/(?:auth|refresh-token|console\/(?:events|key))/;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';

/** Responds to every call of the page with the minimum that the contract allows; writes reach no server. */
export async function answerBare(page: Page, endpoints: readonly Endpoint[]): Promise<void> {
  const calls = endpoints
    .filter(({ path, response, download }) => response && !download && !OWN.test(path))
    .map(({ method, path, params, response }) => ({
      method,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
      params: params.length,
      path,
      answer: response!,
    }))
    // `/order/counts` before `/order/{id}`
    .sort((one, other) => one.params - other.params);
  await page.route('**/files/*', route => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.route(/\/(?:v1|api|api-cms)\//, async route => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (OWN.test(pathname)) return route.continue();
    const method = request.method();
    const found = calls.find(call => call.method === method && call.pattern.test(pathname));
    if (!found)
      return method === 'GET'
        ? route.continue()
        : route.fulfill({ json: { code: 200, message: 'Berhasil', data: null } });
    const data = bareValue(found.answer, found.path);
    const id = found.params > 0 ? found.pattern.exec(pathname)?.at(-1) : undefined;
    const isRecord = typeof data === 'object' && data !== null && 'id' in data;
    await route.fulfill({
      json: { code: 200, message: 'Berhasil', data: isRecord && id ? { ...data, id } : data },
    });
  });
}
