import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { linkIn } from '../../support/mails';
import { PASSWORD, people } from '../../support/people';
import { unique } from './unique';

export interface Colleague {
  id: string;
  name: string;
  email: string;
  password: string;
}

const dataDir = () => {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR does not name a folder, so emails cannot be read.');
  return folder;
};

/** Returns the newest mail that the server wrote for an address; waits until there are at least `atLeast`. */
export async function mailTo(address: string, atLeast = 1): Promise<string> {
  const folder = join(dataDir(), 'mail');
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).sort();
    const mails = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')));
    const theirs = mails.filter(mail => mail.includes(`To: ${address}`));
    if (theirs.length >= atLeast) return theirs.at(-1)!;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`No email arrived for ${address}.`);
}

/** Returns the path that a mail's link leads to on the server. */
export const linkOf = (mail: string) => `/password/forgot?id=${linkIn(mail)}`;

/**
 * Creates a separate account for one script: the super admin makes it over the API, and its first password is set through the invitation's
 * link.
 *
 * @param region code of the sales region, if the role is bound to one
 */
export async function newColleague(
  baseURL: string,
  role: string | null = 'Admin Harga',
  region: string | null = null,
): Promise<Colleague> {
  const superadmin = await request.newContext({ baseURL });
  const sent = async (method: 'get' | 'post', path: string, data?: object) => {
    const response = await superadmin[method](path, data ? { data } : {});
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()).data;
  };
  try {
    await sent('post', '/api/auth/login', { email: people.superadmin, password: PASSWORD });
    const { list } = await sent('get', '/v1/cms/user/role');
    const role_id = role && list.find((one: { name: string }) => one.name === role).id;
    const word = unique('x').slice(2);
    const name = `Rekan ${word.replace(/\d/g, digit => 'abcdefghij'[Number(digit)]!)}`;
    const email = `rekan.${word}@merchants.test`;
    const { id } = await sent('post', '/v1/cms/admin', { name, email, role_id, region_code: region });
    const password = 'Kopi-Gayo#2026 manis';
    const link = linkIn(await mailTo(email));
    await sent('post', '/api/auth/forgot-pin', { id: link, password, password_confirmation: password });
    return { id, name, email, password };
  } finally {
    await superadmin.dispose();
  }
}
