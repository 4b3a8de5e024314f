import { sealAudit } from '../audit/sealAudit';
import type { Job } from '../domain/Domain';
import { domains } from '../provider';

/** What is done while the server runs: mails that are due again, the seal of the audit log, the database's upkeep, the domains' own. */
export const jobs: readonly Job[] = [
  { name: 'send mails', everySeconds: 5, run: ({ outbox }) => outbox.send() },
  { name: 'seal the audit log', everySeconds: 5, run: ({ db }) => sealAudit(db) },
  ...domains.flatMap(domain => domain.jobs ?? []),
  { name: 'database upkeep', everySeconds: 300, run: ({ database }) => database.upkeep() },
];
