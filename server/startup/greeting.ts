import type { Config } from '../config';
import { DEMO_PASSWORD, demoAccounts } from '../provider/identity/account/demo/demoAccounts';

/** Returns the last message of the start: the console's address, and the demo accounts if there are any. */
export function greeting({ PUBLIC_URL, SEED, PROVIDER_URL }: Config, address: string): string {
  const lines = ['', `Merchants SuperAdmin: ${PUBLIC_URL ?? address}`];
  if (SEED !== 'none' && !PROVIDER_URL) {
    const width = Math.max(...demoAccounts.map(({ mailbox }) => mailbox.length)) + '@merchants.test'.length;
    lines.push('', `Akun demo, semua dengan kata sandi ${DEMO_PASSWORD}`);
    for (const { mailbox, role } of demoAccounts)
      lines.push(`  ${`${mailbox}@merchants.test`.padEnd(width)}  ${role ?? '(tanpa hak akses)'}`);
  }
  return [...lines, ''].join('\n');
}
