import { sealAudit } from '../audit/sealAudit';
import type { Job } from '../domain/Domain';
import { domains } from '../provider';

/** Periodic jobs: mail retries, the audit log's seal, database maintenance, and those of the domains. */
export const jobs: readonly Job[] = [
  { name: 'send mails', everySeconds: 5, run: ({ outbox }) => outbox.send() },
  { name: 'seal the audit log', everySeconds: 5, run: ({ db }) => sealAudit(db) },
  ...domains.flatMap(domain => domain.jobs ?? []),
  { name: 'database upkeep', everySeconds: 300, run: ({ database }) => database.upkeep() },
];
