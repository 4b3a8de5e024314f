import type { Page } from '@playwright/test';

/** A mid-range phone or an old office machine on a mid-range connection. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 40;
const BYTES_PER_SECOND = 10_000_000 / 8;

export const THROTTLED = '4x CPU slowdown, 40 ms latency, 10 Mbit/s';

/** Throttles a page's CPU and network. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
