import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authApi } from '../../contract/identity/auth';
import type { Slug } from '../../contract/rights/permissions';
import { type AppOptions, buildApp } from '../../server/app';
import { type Config, readConfig } from '../../server/config';
import type { Database } from '../../server/db/openDatabase';
import { users } from '../../server/domains/identity/account/table';
import { hashPassword } from '../../server/domains/identity/password/passwordHash';
import { rate_limits } from '../../server/domains/identity/rateLimit/table';
import { role_permissions, roles } from '../../server/domains/identity/role/table';
import type { FileStore } from '../../server/files/FileStore';
import { openFileStore } from '../../server/files/openFileStore';
import type { Hold } from '../../server/http/eventLoop';
import type { LogStream } from '../../server/http/logger';
import type { RouteModule } from '../../server/http/routes';
import { type Client, clientOf } from './client';
import { freshDatabase } from './database/freshDatabase';
import { expectRecordedWords } from './expectRecordedWords';
import { expectNoHolds, watchHolds } from './holds';
import { PASSWORD, type Person, people } from './people';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: Database;
  files: FileStore;
  /** Requests that have held the event loop for too long; `close` fails if there are any. */
  holds: Hold[];
  /** A client without a session. */
  anonymous: Client;
  /** Returns a demo account's client, signed in through the API once per test file. */
  as(person: Person): Promise<Client>;
  /** Returns the client of someone whose role has exactly these slugs; `grant` replaces them during the session. */
  someoneWith(
    slugs: readonly Slug[],
  ): Promise<Client & { grant(slugs: readonly Slug[]): Promise<void>; userId: string }>;
  /** Signs in with the demo password, without counting towards any limit. */
  signIn(email: string): Promise<Client>;
  close(): Promise<void>;
}

interface StartOptions {
  env?: Record<string, string>;
  modules?: readonly RouteModule[];
  /** Used instead of a fresh one; it is closed with the app. */
  database?: Database;
  /** Receives the log, which is otherwise silent. */
  logTo?: LogStream;
  requestLimits?: AppOptions['requestLimits'];
  timeLimit?: AppOptions['timeLimit'];
  /** Without it, only the API is served. */
  consoleRoot?: string;
}

/** Starts the whole server on its own database with demo data, called through `inject`. Close it in `afterAll`. */
export async function startApp({ env = {}, database: given, ...options }: StartOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'merchants-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: options.logTo ? 'debug' : 'silent',
    DATA_DIR: folder,
    ...env,
  });
  const database = given ?? (await freshDatabase());
  const files = openFileStore(config);
  const { holds, ...eventLoop } = watchHolds();
  const app = await buildApp({ config, database, files, eventLoop, ...options });
  await app.ready();
  const { db } = database;
  const anonymous = clientOf(app);

  const signIn = async (email: string) => {
    await db.delete(rate_limits);
    const { status, body } = await anonymous.call(authApi.login, {
      body: { email, password: PASSWORD, device_id: 'tests' },
    });
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body.message}`);
    return clientOf(app, body.data.token);
  };
  const known = new Map<Person, Promise<Client>>();
  return {
    app,
    config,
    database,
    files,
    holds,
    anonymous,
    signIn,
    as(person) {
      const client = known.get(person) ?? signIn(people[person]);
      known.set(person, client);
      return client;
    },
    async someoneWith(slugs) {
      const account = await createAccount(database, slugs);
      const client = await signIn(account.email);
      return { ...client, userId: account.userId, grant: next => setGrants(database, account.roleId, next) };
    },
    async close() {
      await expectRecordedWords(db);
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
      expectNoHolds(holds);
    },
  };
}

async function createAccount(database: Database, slugs: readonly Slug[]) {
  const code = `t_${randomUUID().slice(0, 8)}`;
  const [role] = await database.db
    .insert(roles)
    .values({ code, name: `Peran ${code}`, description: 'Untuk pengujian', area_scope: 'national' })
    .returning({ id: roles.id });
  if (!role) throw new Error('The role was not created');
  await setGrants(database, role.id, slugs);
  const email = `${code}@merchants.test`;
  const [user] = await database.db
    .insert(users)
    .values({
      name: `Orang ${code}`,
      email,
      role_id: role.id,
      password_hash: await hashPassword(PASSWORD),
      password_changed_at: new Date().toISOString(),
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not created');
  return { email, roleId: role.id, userId: user.id };
}

/** Replaces a role's slugs as the server would, including the version that shows they changed. */
async function setGrants({ db }: Database, roleId: string, slugs: readonly Slug[]) {
  await db.transaction(async tx => {
    await tx.delete(role_permissions).where(eq(role_permissions.role_id, roleId));
    if (slugs.length > 0)
      await tx.insert(role_permissions).values(slugs.map(permission_slug => ({ role_id: roleId, permission_slug })));
    const [role] = await tx.select({ version: roles.version }).from(roles).where(eq(roles.id, roleId));
    await tx
      .update(roles)
      .set({ version: (role?.version ?? 0) + 1 })
      .where(eq(roles.id, roleId));
  });
}
