import { auditRefusals } from '../audit/refusals';
import { sealAudit } from '../audit/sealAudit';
import type { Job } from '../domain/Domain';
import { domains } from '../domains';
import { forgetOldKeys } from '../store/claimKey';

/** Periodic jobs: email retries, audit log sealing, idempotency keys, database maintenance, and those of the domains. */
export const jobs: readonly Job[] = [
  { name: 'send mails', everySeconds: 5, run: ({ outbox }) => outbox.send() },
  { name: 'seal the audit log', everySeconds: 5, run: ({ db }) => sealAudit(db) },
  { name: 'audit refused requests', everySeconds: 30, run: ({ db }) => auditRefusals(db) },
  { name: 'forget old idempotency keys', everySeconds: 3_600, run: ({ db }) => forgetOldKeys(db) },
  ...domains.flatMap(domain => domain.jobs ?? []),
  { name: 'database upkeep', everySeconds: 300, run: ({ database }) => database.upkeep() },
];
