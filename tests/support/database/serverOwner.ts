import { readFileSync } from 'node:fs';

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Returns the user to run a database server as: they refuse to run as root, so then `postgres` or `nobody`. @throws Error if neither exists
 */
export function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const account = ['postgres', 'nobody'].map(name => accounts.find(([candidate]) => candidate === name)).find(Boolean);
  if (!account) throw new Error('Database servers do not run as root, and there is no user postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
