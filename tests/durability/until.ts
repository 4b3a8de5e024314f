import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** @throws Error if the condition is not met within a minute */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > giveUp) throw new Error(`Waited ${PATIENCE_MS} ms in vain for ${isSo}`);
    await wait(20);
  }
}
