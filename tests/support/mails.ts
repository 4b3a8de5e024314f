import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './startApp';

/**
 * Returns the mails that the server wrote into its folder for an address, oldest first; with `text`, only those that contain it. Polls for
 * a moment: mails are sent after the response.
 */
export async function mailsTo({ config }: TestApp, address: string, atLeast = 1, text = ''): Promise<string[]> {
  const folder = join(config.DATA_DIR, 'mail');
  for (let tries = 0; ; tries += 1) {
    const names = await readdir(folder).catch(() => []);
    const all = await Promise.all(names.sort().map(name => readFile(join(folder, name), 'utf8')));
    const theirs = all.filter(mail => mail.includes(`To: ${address}`) && mail.includes(text));
    if (theirs.length >= atLeast || tries > 60) return theirs;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Returns the id after `/password/forgot?id=` in a mail. */
export function linkIn(mail: string): string {
  const id = /\/password\/forgot\?id=([\w-]+)/.exec(mail)?.[1];
  if (!id) throw new Error(`No link in the email:\n${mail}`);
  return id;
}
