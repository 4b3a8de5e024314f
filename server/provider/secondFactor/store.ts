import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import type { z } from 'zod';
import type { AuditAction } from '../../../contract/audited';
import { APP_TITLE } from '../../../contract/constants';
import { RECOVERY_CODES, type SecondFactorSetup, type secondFactorState } from '../../../contract/secondFactor';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, unauthorized } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { requireFreshPassword } from '../account/freshPassword';
import { users } from '../account/table';
import { roles } from '../role/table';
import { endSecondFactorOf } from './endSecondFactor';
import { recovery_codes, second_factors } from './table';
import { hashOfCode, hideSecret, totpOf, verifyCode } from './verifyCode';

type State = z.output<typeof secondFactorState>;

const SECRET_BYTES = 20;
/** Without letters and digits that people take for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The caller's own second factor. */
export function secondFactorStore({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  async function stateOf(on: Db, actor: Actor): Promise<State> {
    const [row] = await on
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

  const requireOn = async (actor: Actor) => {
    const state = await stateOf(db, actor);
    if (!state.enabled) throw new HttpError(409, 'Verifikasi dua langkah belum aktif.');
    return state;
  };

  const record = (tx: Tx, actor: Actor, action: AuditAction<'account'>) =>
    recordAudit(tx, actor, { action, entity: 'account', entity_id: actor.user_id, label: actor.name });

  return {
    state: (actor: Actor) => stateOf(db, actor),

    /** A new secret, which counts once a code of it was given. @throws HttpError 409 where one is on */
    async begin(actor: Actor, password: string | undefined): Promise<SecondFactorSetup> {
      await requireFreshPassword(db, actor, password);
      const [account] = await db
        .select({ email: users.email, at: users.second_factor_at })
        .from(users)
        .where(eq(users.id, actor.user_id));
      if (!account) throw unauthorized();
      if (account.at) throw new HttpError(409, 'Verifikasi dua langkah sudah aktif.');
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const kept = { secret: hideSecret(secrets, secret), last_step: 0 };
      await db
        .insert(second_factors)
        .values({ user_id: actor.user_id, ...kept })
        .onConflictDoUpdate({ target: second_factors.user_id, set: { ...kept, created_at: sql`now()` } });
      const totp = totpOf(secret);
      totp.issuer = APP_TITLE;
      totp.label = account.email;
      const uri = totp.toString();
      return { secret: secret.match(/.{1,4}/g)!.join(' '), uri, qr_svg: renderSVG(uri, { border: 2 }) };
    },

    /** @returns the recovery codes @throws HttpError 409 where setting up was not begun or it is on, 422 on `code` */
    async confirm(actor: Actor, code: string): Promise<string[]> {
      const [begun] = await db
        .select({ at: users.second_factor_at })
        .from(second_factors)
        .innerJoin(users, eq(users.id, second_factors.user_id))
        .where(eq(second_factors.user_id, actor.user_id));
      if (!begun) throw new HttpError(409, 'Mulai dulu pengaturan verifikasi dua langkah.');
      if (begun.at) throw new HttpError(409, 'Verifikasi dua langkah sudah aktif.');
      await verifyCode({ db, secrets }, actor.user_id, code);
      return db.transaction(async tx => {
        await tx
          .update(users)
          .set({ second_factor_at: sql`now()` })
          .where(and(eq(users.id, actor.user_id), isNull(users.second_factor_at)));
        await record(tx, actor, 'second_factor_on');
        return renewCodes(tx, actor.user_id);
      });
    },

    async renewRecoveryCodes(actor: Actor, password: string | undefined): Promise<string[]> {
      await requireOn(actor);
      await requireFreshPassword(db, actor, password);
      return db.transaction(async tx => {
        await record(tx, actor, 'recovery_codes_renewed');
        return renewCodes(tx, actor.user_id);
      });
    },

    /** @throws HttpError 409 where it is off, or the role asks for it */
    async end(actor: Actor, password: string | undefined): Promise<State> {
      const { required } = await requireOn(actor);
      if (required)
        throw new HttpError(409, 'Peran Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.', {
          data: { reason: 'required_by_role' },
        });
      await requireFreshPassword(db, actor, password);
      return db.transaction(async tx => {
        await endSecondFactorOf(tx, actor.user_id);
        await record(tx, actor, 'second_factor_off');
        return stateOf(tx, actor);
      });
    },
  };
}

/** New codes in place of the old ones; only their hashes are kept. */
async function renewCodes(tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomText(5)}-${randomText(5)}`);
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id));
  await tx.insert(recovery_codes).values(codes.map(code => ({ user_id, code_hash: hashOfCode(code) })));
  return codes;
}

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
