import { expect, type Page } from '@playwright/test';
import { picture } from './picture';

/**
 * Creates a banner in the region of the demo's marketing account, over the API in the browser's session. Pass `origin` if the page has no
 * base URL, `more` for further fields.
 */
export async function bannerOf(page: Page, title: string, origin = '', more: object = {}) {
  const { buffer, name, mimeType } = await picture();
  const file = await page.request.post(`${origin}/v1/utils/upload-file`, {
    multipart: { file: { name, mimeType, buffer } },
  });
  const { url } = (await file.json()).data;
  const response = await page.request.post(`${origin}/v1/cms/banner`, {
    data: {
      title,
      region_code: 'jatimbalinus',
      image_url: url,
      starts_at: '2026-08-01T00:00:00Z',
      ends_at: '2026-08-31T00:00:00Z',
      position: 500,
      ...more,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data as { id: string; version: number; title: string };
}
