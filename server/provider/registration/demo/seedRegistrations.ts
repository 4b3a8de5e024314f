import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../../../contract/registration/registration';
import { registrationDueAt } from '../../../../contract/registration/registrationAge';
import { awaitsStaff } from '../../../../contract/registration/registrationSteps';
import { REASON_FACTS, REJECTION_REASONS } from '../../../../contract/registration/rejectionReasons';
import { SYSTEM_NAME } from '../../../audit/systemActor';
import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { demoAccounts } from '../../identity/account/demo/demoAccounts';
import { merchantTypes } from '../../merchant/base/merchantTypes';
import { merchant_documents, registration_events, registrations } from '../table';
import { applicants, newestMerchants } from './applicants';
import { registrationDocuments } from './registrationDocuments';
import { registrationStory } from './registrationStory';
import { registrationTimes } from './registrationTimes';
import { seedDocumentFiles } from './seedDocumentFiles';
import { seedMerchantDocuments } from './seedMerchantDocuments';

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
