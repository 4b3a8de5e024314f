import { sql } from 'drizzle-orm';
import { DOCUMENT_TYPE_CODES, type DocumentTypeCode } from '../../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS, DOCUMENTS_WITH_EXPIRY } from '../../../../contract/registration/documentChecks';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../../../contract/registration/registration';
import { registrationDueAt } from '../../../../contract/registration/registrationAge';
import { APPLICANT_DAYS, awaitsStaff, EXPIRING_STATUSES } from '../../../../contract/registration/registrationSteps';
import { REASON_FACTS, REJECTION_REASONS } from '../../../../contract/registration/rejectionReasons';
import { SYSTEM_NAME } from '../../../audit/recordAudit';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import type { DemoContext } from '../../../seed/DemoData';
import { hoursBefore, startOfDay } from '../../../seed/jakartaDay';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { demoAccounts } from '../../identity/account/demo/demoAccounts';
import { merchantTypes } from '../../merchant/base/merchantTypes';
import { documentUrl } from '../documentFiles';
import { merchant_documents, registration_events, registrations } from '../table';
import { applicants, newestMerchants } from './applicants';
import { registrationDocuments } from './registrationDocuments';
import { type DemoDocument, seedDocumentFiles } from './seedDocumentFiles';

const REGISTRATIONS = 420;
/** Percentages. Approved ones are activated at once, so none remain in that status. */
const STATUS_SHARES: Record<RegistrationStatus, number> = {
  draft: 8,
  submitted: 10,
  document_review: 14,
  revision_requested: 9,
  field_verification: 6,
  awaiting_approval: 11,
  approved: 0,
  activated: 31,
  rejected: 7,
  withdrawn: 2,
  expired: 2,
};
type Registration = typeof registrations.$inferInsert & { id: string };
/**
 * Seeds registrations of every status, with documents and timelines; the activated ones are the demo's newest merchants.
 */
export async function seedRegistrations({ tx, files, now }: DemoContext): Promise<void> {
  const random = new SeededRandom(246);
  const samples = await seedDocumentFiles(tx, files, now);
  const counts = REGISTRATION_STATUSES.map(
    status => [status, Math.round((STATUS_SHARES[status] / 100) * REGISTRATIONS)] as const,
  );
  const joined = await newestMerchants(tx, counts.find(([status]) => status === 'activated')![1]);
  const fresh = await applicants(tx, random);
  const staff = demoAccounts.find(({ mailbox: of }) => of === 'merchant')!;
  const told = counts.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index) => {
      const shop = status === 'activated' ? joined[index]! : fresh();
      const story = registrationStory(status, merchantTypes[shop.type_code].requires_field_verification, random);
      const ends = shop.joined_at ? new Date(shop.joined_at) : undefined;
      return { status, shop, story, times: registrationTimes(status, story.length, now, random, ends) };
    }),
  );
  told.sort((one, other) => one.times[0]!.getTime() - other.times[0]!.getTime());

  const rows: Registration[] = [];
  const events: (typeof registration_events.$inferInsert)[] = [];
  const documents: (typeof merchant_documents.$inferInsert)[] = [];
  const perMonth = new Map<string, number>();
  for (const { status, shop, story, times } of told) {
    const month = new Date(times[0]!.getTime() + 7 * 3_600_000).toISOString().slice(2, 7).replace('-', '');
    const count = (perMonth.get(month) ?? 0) + 1;
    perMonth.set(month, count);
    const number = `REG-${month}-${String(count).padStart(4, '0')}`;
    const id = stableId('registration', `demo ${rows.length + 1}`);
    const required = merchantTypes[shop.type_code].required_document_codes;
    const reasons = REJECTION_REASONS.filter(code => {
      const { document, allowsResubmission } = REASON_FACTS[code];
      return (document === null || required.includes(document)) && (allowsResubmission || status === 'rejected');
    });
    const reason = random.pick(reasons);
    const refused = status === 'rejected' || status === 'revision_requested';
    const sentAt = times[story.findLastIndex(({ to }) => to === 'submitted')] ?? null;
    const { joined_at: _, ...facts } = shop;
    rows.push({
      id,
      number,
      ...facts,
      owner_id_number: `${shop.district_code.replaceAll('.', '')}${String(random.whole(0, 9_999_999_999)).padStart(10, '0')}`,
      status,
      submitted_at: times[story.findIndex(({ to }) => to === 'submitted')]?.toISOString() ?? null,
      status_since: times.at(-1)!.toISOString(),
      due_at: awaitsStaff(status) && sentAt ? registrationDueAt(sentAt).toISOString() : null,
      reason_code: refused ? reason : null,
      created_at: times[0]!.toISOString(),
      updated_at: times.at(-1)!.toISOString(),
    });
    for (const [index, { to, by }] of story.entries())
      events.push({
        id: stableId('registration event', `${number} ${index}`),
        registration_id: id,
        from_status: index === 0 ? null : story[index - 1]!.to,
        to_status: to,
        actor_id: by === 'staff' ? stableId('account', staff.mailbox) : null,
        actor_name: { applicant: shop.owner_name, staff: staff.name, server: SYSTEM_NAME }[by],
        reason_code: to === 'rejected' || to === 'revision_requested' ? reason : null,
        created_at: times[index]!.toISOString(),
      });
    const blamed = refused ? REASON_FACTS[reason].document : null;
    const of = { id, number, status, owner: shop.owner_name, merchant_id: shop.merchant_id ?? null, required, blamed };
    documents.push(
      ...registrationDocuments({ ...of, uploaded: times[0]!, checked: times[1] ?? times[0]! }, samples, now, random),
    );
  }
  await bulkInsert(tx, registrations, rows);
  await bulkInsert(tx, registration_events, events);
  await bulkInsert(tx, merchant_documents, documents);
  await seedMerchantDocuments(tx, samples, now);
}

const MINUTE_MS = 60_000;
const WEEK = 7;
const QUARTER = 90;
const HOURS = 24;

/**
 * Returns the times of a registration's steps, ascending, during the day and never in the future. Those waiting for staff are from
 * recent days, so that some are fresh and a few late; those waiting for the applicant are within their deadline; the others are from
 * the last three months.
 * @param ends when the last step was taken, if known
 */
function registrationTimes(
  status: RegistrationStatus,
  steps: number,
  now: Date,
  random: SeededRandom,
  ends?: Date,
): Date[] {
  const waits = awaitsStaff(status);
  const span = EXPIRING_STATUSES.includes(status) ? APPLICANT_DAYS - 3 : QUARTER;
  const daysAgo = waits ? Math.floor(random.next() ** 1.5 * WEEK) : 1 + Math.floor(random.next() * span);
  const latest = ends ?? hoursBefore(now, 0.2);
  const began = ends ? hoursBefore(ends, 30 + random.next() * 60) : startOfDay(now, -daysAgo);
  const first = Math.min(
    began.getTime() + random.whole(7 * 60 + 30, 19 * 60) * MINUTE_MS,
    latest.getTime() - (steps + 1) * random.whole(9, 25) * MINUTE_MS,
  );
  if (status === 'expired') return [hoursBefore(new Date(first), APPLICANT_DAYS * HOURS), new Date(first)];
  // finished registrations took a few days, waiting ones last until `latest`
  const last = ends || waits ? latest.getTime() : Math.min(first + steps * 20 * 60 * MINUTE_MS, latest.getTime());
  return Array.from({ length: steps }, (_, index) => {
    const share = steps === 1 ? 0 : index / (ends ? steps - 1 : steps);
    return new Date(Math.round(first + (last - first) * share));
  });
}

/**
 * Seeds the documents of merchants older than the demo's registrations: those required by their type, approved when they joined. The
 * samples are shared. Suspended merchants have some expired ones. A single statement, since there are about 17,000.
 */
async function seedMerchantDocuments(
  tx: Tx,
  documents: Record<DocumentTypeCode, DemoDocument>,
  now: Date,
): Promise<void> {
  const samples = DOCUMENT_TYPE_CODES.map(code => ({
    code,
    ...documents[code],
    ending: documents[code].name.slice(documents[code].name.lastIndexOf('.')),
    expires: DOCUMENTS_WITH_EXPIRY.includes(code),
    checks: DOCUMENT_CHECKS[code],
  }));
  const [before, after] = documentUrl('|', '|').split('|') as [string, string];
  await tx.execute(sql`
    insert into merchant_documents
      (id, merchant_id, type_code, file_url, file_name, mime, bytes, expires_on, verdict, checks, checked_by, checked_at, uploaded_at)
    select d.id, m.id, p.code, ${before} || d.id || ${after} || p.name, replace(p.code, '_', '-') || '-' || lower(m.number) || p.ending,
      p.mime, p.bytes,
      case when p.expires then ${now.toISOString()}::date + case when m.status = 'suspended' then -10 else 30 + d.chance % 870 end end,
      'fits', p.checks, ${stableId('account', 'merchant')}::uuid, m.joined_at, m.joined_at - interval '5 days'
    from merchants m
    join merchant_types t on t.code = m.type_code
    join jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as p(code text, name text, mime text, bytes int, ending text, expires boolean, checks jsonb)
      on t.required_document_codes ? p.code
    cross join lateral (select md5('paper ' || m.number || p.code)::uuid as id, abs(hashtext(m.number || p.code)) as chance) d
    where not exists (select from merchant_documents o where o.merchant_id = m.id)`);
}

interface Turn {
  to: RegistrationStatus;
  /** Who takes the step; `server` if it is automatic. */
  by: 'applicant' | 'staff' | 'server';
}

const sent: Turn = { to: 'submitted', by: 'applicant' };
const looked: Turn = { to: 'document_review', by: 'staff' };
const sentBack: Turn = { to: 'revision_requested', by: 'staff' };
const visited: Turn = { to: 'field_verification', by: 'staff' };
const ready: Turn = { to: 'awaiting_approval', by: 'staff' };
const accepted: readonly Turn[] = [
  { to: 'approved', by: 'staff' },
  { to: 'activated', by: 'staff' },
];

/**
 * Returns the steps that lead a registration to a status, sometimes with a correction on the way.
 *
 * @param visit whether its type requires a visit
 */
function registrationStory(status: RegistrationStatus, visit: boolean, random: SeededRandom): readonly Turn[] {
  const opening = random.chance(0.25) ? [sent, looked, sentBack, sent, looked] : [sent, looked];
  const checked = visit ? [...opening, visited, ready] : [...opening, ready];
  switch (status) {
    case 'draft':
      return [{ to: 'draft', by: 'applicant' }];
    case 'submitted':
      return random.chance(0.15) ? [sent, looked, sentBack, sent] : [sent];
    case 'document_review':
      return opening;
    case 'revision_requested':
      return [sent, looked, sentBack];
    case 'field_verification':
      return [...opening, visited];
    case 'awaiting_approval':
      return checked;
    case 'approved':
    case 'activated':
      return [...checked, ...accepted];
    case 'rejected':
      return [...opening, { to: 'rejected', by: 'staff' }];
    case 'withdrawn':
      return [sent, { to: 'withdrawn', by: 'applicant' }];
    case 'expired':
      return [
        { to: 'draft', by: 'applicant' },
        { to: 'expired', by: 'server' },
      ];
  }
}
