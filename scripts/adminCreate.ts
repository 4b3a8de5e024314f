// `npm run admin:create`: creates the first account of an installation, a super admin. Prompts for what is not in
// the environment (ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD). The embedded database allows only one process: stop the
// server first, or use PostgreSQL.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '../server/config';
import { HttpError } from '../server/core/HttpError';
import { createFirstAdmin } from '../server/domains/identity/admin/createFirstAdmin';
import { openFileStore } from '../server/files/openFileStore';
import { openAndFill } from '../server/startup/openAndFill';

let silent = false;
const output = new Writable({
  write(chunk, _encoding, done) {
    if (!silent) process.stdout.write(chunk);
    done();
  },
});
const asked = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });

/** Prompts for an answer; a secret is not echoed. */
async function ask(question: string, { secret = false } = {}) {
  const response = asked.question(question);
  silent = secret;
  const text = await response;
  silent = false;
  if (secret) process.stdout.write('\n');
  return text.trim();
}

async function main() {
  const name = process.env.ADMIN_NAME ?? (await ask('Nama: '));
  const email = process.env.ADMIN_EMAIL ?? (await ask('Email: '));
  const password = process.env.ADMIN_PASSWORD ?? (await ask('Kata sandi: ', { secret: true }));
  asked.close();
  const config = readConfig();
  const database = await openAndFill(config, openFileStore(config), step => console.info(`  ${step}`));
  try {
    const account = await createFirstAdmin(database.db, { name, email, password });
    console.info(`Akun super admin ${account.email} dibuat.`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const details = error instanceof HttpError ? Object.values(error.errors ?? {}) : [];
  console.error([error instanceof Error ? error.message : String(error), ...details].join('\n  '));
  process.exit(1);
});
