import type { Config } from '../config';
import { DEMO_PASSWORD, demoAccounts } from '../domains/identity/account/demo/demoAccounts';

/** Returns the last message of the start: the console's address, the demo accounts if there are any, and who may read what is for operators. */
export function greeting(
  { PUBLIC_URL, SEED, PROVIDER_URL, NODE_ENV, OPERATOR_NETWORKS }: Config,
  address: string,
): string {
  const lines = ['', `Merchants SuperAdmin: ${PUBLIC_URL ?? address}`];
  if (SEED !== 'none' && !PROVIDER_URL) {
    const width = Math.max(...demoAccounts.map(({ mailbox }) => mailbox.length)) + '@merchants.test'.length;
    lines.push('', `Akun demo, semua dengan kata sandi ${DEMO_PASSWORD}`);
    for (const { mailbox, role } of demoAccounts)
      lines.push(`  ${`${mailbox}@merchants.test`.padEnd(width)}  ${role ?? '(tanpa hak akses)'}`);
  }
  if (NODE_ENV !== 'production')
    lines.push(
      '',
      `Tanpa NODE_ENV=production: /docs, /openapi.json, /metrics dan source map terbuka tanpa masuk bagi ${OPERATOR_NETWORKS.join(', ') || 'pemegang OPERATOR_TOKEN'}`,
    );
  return [...lines, ''].join('\n');
}
