import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { APP_TITLE } from '../../contract/constants';
import type { Config } from '../config';
import type { Db } from '../db/types';
import { mails } from './table';

/** Sends queued emails. */
export interface Outbox {
  /** Sends due emails after the transaction, without blocking the request. */
  poke(): void;
  /** Sends due emails. @returns how many were sent */
  send(): Promise<number>;
  /** Waits for deliveries in progress. */
  close(): Promise<void>;
}

interface Letter {
  id: string;
  to_address: string;
  subject: string;
  text: string | null;
  html: string | null;
  tries: number;
}

type OutboxConfig = Pick<Config, 'SMTP_URL' | 'DATA_DIR' | 'HELPDESK_EMAIL'>;

const BATCH = 10;
/** Minutes until each retry of a failed email; after the last it is abandoned. */
const RETRY_MINUTES = [1, 2, 5, 15, 60, 240];
/** How long an email is reserved for a process; after that another may send it. */
const LOCK_MINUTES = 3;

/** @param onError called for each failed delivery, never with the email's text */
export function openOutbox(db: Db, config: OutboxConfig, onError: (error: unknown) => void): Outbox {
  const deliver = config.SMTP_URL ? overSmtp(config.SMTP_URL, config) : toFolder(config);
  let running: Promise<number> | undefined;
  let again = false;

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (let due = await lockDue(db); due.length > 0; due = await lockDue(db))
      for (const letter of due) {
        try {
          await deliver(letter);
          sent += 1;
          await db
            .update(mails)
            .set({ sent_at: sql`now()`, next_try_at: null, text: null, html: null, last_error: null })
            .where(eq(mails.id, letter.id));
        } catch (error) {
          onError(error);
          await postpone(db, letter, error);
        }
      }
    return sent;
  }

  const outbox: Outbox = {
    send() {
      running ??= sendDue().finally(() => {
        running = undefined;
      });
      return running;
    },
    poke() {
      // emails queued after the current round began are sent in the next
      if (running) {
        again = true;
        return;
      }
      outbox
        .send()
        .catch(onError)
        .finally(() => {
          if (again) {
            again = false;
            outbox.poke();
          }
        });
    },
    async close() {
      again = false;
      await running?.catch(() => undefined);
    },
  };
  return outbox;
}

/** Rounded as in the columns, so that an email queued just now is due at once instead of up to half a millisecond later. */
const NOW = sql`now()::timestamptz(3)`;

/** Reserves due emails, so that no other process sends them too. */
async function lockDue(db: Db): Promise<Letter[]> {
  const { rows } = await db.execute<Letter & Record<string, unknown>>(sql`
    update ${mails} set next_try_at = now() + make_interval(mins => ${LOCK_MINUTES}), tries = tries + 1
    where id in (
      select id from ${mails} where next_try_at <= ${NOW} order by next_try_at limit ${BATCH} for update skip locked
    )
    returning id, to_address, subject, text, html, tries`);
  return rows;
}

async function postpone(db: Db, { id, tries }: Letter, error: unknown) {
  const minutes = RETRY_MINUTES[tries - 1];
  await db
    .update(mails)
    .set({
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      next_try_at: minutes === undefined ? null : sql`now() + make_interval(mins => ${minutes})`,
      // abandoned: the text is dropped, since its link may open an account
      ...(minutes === undefined && { text: null, html: null }),
    })
    .where(eq(mails.id, id));
}

const envelope = ({ HELPDESK_EMAIL }: OutboxConfig, letter: Letter) => ({
  from: { name: APP_TITLE, address: HELPDESK_EMAIL },
  to: letter.to_address,
  subject: letter.subject,
  text: letter.text ?? '',
  html: letter.html ?? undefined,
  messageId: `<${letter.id}@${HELPDESK_EMAIL.split('@')[1]}>`,
});

function overSmtp(url: string, config: OutboxConfig) {
  const transport = createTransport(url, {});
  return async (letter: Letter): Promise<void> => {
    await transport.sendMail(envelope(config, letter));
  };
}

/** Without a mail server, each email becomes a file that any mail program opens. */
function toFolder(config: OutboxConfig) {
  const folder = join(config.DATA_DIR, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter: Letter): Promise<void> => {
    const { message } = await transport.sendMail(envelope(config, letter));
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${letter.id}.eml`;
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
  };
}
