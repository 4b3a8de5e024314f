import { eq, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import type { z } from 'zod';
import { APP_TITLE } from '../../../../contract/constants';
import { secondFactorErrors } from '../../../../contract/identity/authErrors';
import {
  type SecondFactorSetup,
  secondFactorApi,
  type secondFactorState,
} from '../../../../contract/identity/secondFactor';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError, unauthorized } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { routes } from '../../../http/routes';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { findAccount, lockAccount } from '../account/lockAccount';
import { users } from '../account/table';
import { setAccountFields } from '../account/writeAccount';
import { requireFreshPassword } from '../password/requireFreshPassword';
import { roles } from '../role/table';
import { endSessionsOf } from '../session/endSessions';
import { removeSecondFactor } from './removeSecondFactor';
import { second_factors } from './table';
import { encryptSecret, replaceRecoveryCodes, totpOf, verifyCode } from './verifyCode';

export const secondFactorRoutes = routes(secondFactorApi, services => {
  const { db } = services;
  return {
    state: ({ actor }) => secondFactorStateOf(db, actor),
    setup: ({ actor, body }) => setUpSecondFactor(services, actor, body.current_password),
    confirm: async ({ actor, body }) => ({ recovery_codes: await confirmSecondFactor(services, actor, body.code) }),
    renewRecoveryCodes: async ({ actor, body }) => ({
      recovery_codes: await renewRecoveryCodes(db, actor, body.current_password),
    }),
    disable: ({ actor, body }) => disableSecondFactor(db, actor, body.current_password),
  };
});

/** Replaces the actor's recovery codes. @throws HttpError 409 if the second factor is off, 422 on `current_password` */
async function renewRecoveryCodes(db: Db, actor: Actor, currentPassword: string | undefined): Promise<string[]> {
  requireEnabled(await secondFactorStateOf(db, actor));
  await requireFreshPassword(db, actor, currentPassword);
  return inTransaction(db, async tx => {
    await lockAccount(tx, actor.user_id);
    requireEnabled(await secondFactorStateOf(tx, actor));
    await recordSecondFactorAudit(tx, actor, 'recovery_codes_renewed');
    return replaceRecoveryCodes(tx, actor.user_id);
  });
}

/** Switches off the actor's own second factor. @throws HttpError 409 if it is off or the role requires it, 422 on `current_password` */
async function disableSecondFactor(
  db: Db,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<SecondFactorState> {
  requireOptional(await secondFactorStateOf(db, actor));
  await requireFreshPassword(db, actor, currentPassword);
  return inTransaction(db, async tx => {
    await lockAccount(tx, actor.user_id);
    requireOptional(await secondFactorStateOf(tx, actor));
    await removeSecondFactor(tx, actor.user_id);
    await recordSecondFactorAudit(tx, actor, 'second_factor_off');
    return secondFactorStateOf(tx, actor);
  });
}

const SECRET_BYTES = 20;

/**
 * Gives the actor a new secret, which takes effect once they confirm a code.
 *
 * @throws HttpError 409 if a second factor is on, 422 on `current_password`
 */
async function setUpSecondFactor(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<SecondFactorSetup> {
  await requireFreshPassword(db, actor, currentPassword);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const email = await inTransaction(db, async tx => {
    const account = await lockAccount(tx, actor.user_id);
    if (account.second_factor_at) throw alreadyEnabled();
    const stored = { secret: encryptSecret(secrets, secret), last_step: 0 };
    await tx
      .insert(second_factors)
      .values({ user_id: account.id, ...stored })
      .onConflictDoUpdate({ target: second_factors.user_id, set: { ...stored, created_at: sql`now()` } });
    return account.email;
  });
  const totp = totpOf(secret);
  totp.issuer = APP_TITLE;
  totp.label = email;
  const uri = totp.toString();
  return { secret: secret.match(/.{1,4}/g)!.join(' '), uri, qr_svg: renderSVG(uri, { border: 2 }) };
}

/**
 * Switches on the actor's second factor after a first code, and ends their other sessions.
 *
 * @returns the recovery codes
 * @throws HttpError 409 if it was not set up, or is already on; 422 on `code`, 429
 */
async function confirmSecondFactor(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  actor: Actor,
  code: string,
): Promise<string[]> {
  const secret = await secretOf(db, actor);
  if (!secret) throw notSetUp();
  const { second_factor_at } = await findAccount(db, actor.user_id);
  if (second_factor_at) throw alreadyEnabled();
  await verifyCode({ db, secrets }, actor.user_id, code);
  return inTransaction(db, async tx => {
    const account = await lockAccount(tx, actor.user_id);
    if (account.second_factor_at) throw alreadyEnabled();
    // it was set up again since: nobody has proven a code for the new secret
    if ((await secretOf(tx, actor)) !== secret) throw notSetUp();
    await setAccountFields(tx, account.id, { second_factor_at: sql`now()` });
    // they have not shown a code, and would gain access to a role that requires one
    await endSessionsOf(tx, account.id, 'second_factor_on', actor.session_id);
    await recordSecondFactorAudit(tx, actor, 'second_factor_on');
    return replaceRecoveryCodes(tx, account.id);
  });
}

async function secretOf(db: Db, { user_id }: Actor): Promise<string | undefined> {
  const [factor] = await db
    .select({ secret: second_factors.secret })
    .from(second_factors)
    .where(eq(second_factors.user_id, user_id));
  return factor?.secret;
}

const notSetUp = () => new HttpError(409, secondFactorErrors.notSetUp());

/** Records a person's change to their own second factor in the audit log. */
const recordSecondFactorAudit = (
  tx: Tx,
  actor: Actor,
  action: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_renewed',
): Promise<void> => recordAudit(tx, actor, { action, entity: 'account', entity_id: actor.user_id, label: actor.name });

type SecondFactorState = z.output<typeof secondFactorState>;

/** Returns the state of the actor's own second factor. */
async function secondFactorStateOf(db: Db, actor: Actor): Promise<SecondFactorState> {
  const [row] = await db
    .select({
      at: users.second_factor_at,
      required: roles.requires_second_factor,
      left: sql<number>`(select count(*)::int from recovery_codes c where c.user_id = users.id and c.used_at is null)`,
    })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(eq(users.id, actor.user_id));
  if (!row) throw unauthorized();
  return {
    enabled: row.at !== null,
    required: row.required === true,
    enabled_at: row.at,
    recovery_codes_left: row.at ? row.left : 0,
  };
}

/** @throws HttpError 409 if it is off */
function requireEnabled({ enabled }: SecondFactorState): void {
  if (!enabled) throw new HttpError(409, secondFactorErrors.off());
}

/** @throws HttpError 409 if it is off, or the role requires it */
function requireOptional(state: SecondFactorState): void {
  requireEnabled(state);
  if (state.required)
    throw new HttpError(409, secondFactorErrors.requiredByRole(), {
      data: { reason: 'required_by_role' },
    });
}

/** 409: the second factor is already on. */
const alreadyEnabled = () => new HttpError(409, secondFactorErrors.on());
