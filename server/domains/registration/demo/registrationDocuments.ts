import type { DocumentTypeCode } from '../../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS, DOCUMENTS_WITH_EXPIRY } from '../../../../contract/registration/documentChecks';
import type { RegistrationStatus } from '../../../../contract/registration/registration';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { mailbox } from '../../merchant/demo/seedMerchants';
import { documentUrl } from '../documentFiles';
import type { merchant_documents } from '../table';
import type { DemoDocument } from './seedDocumentFiles';

interface Of {
  id: string;
  number: string;
  status: RegistrationStatus;
  owner: string;
  merchant_id: string | null;
  required: readonly DocumentTypeCode[];
  /** The document named by a rejection or a request for correction. */
  blamed: DocumentTypeCode | null;
  uploaded: Date;
  checked: Date;
}

type Row = typeof merchant_documents.$inferInsert;

const checker = stableId('account', 'merchant');
const DAY_MS = 86_400_000;
const dayAfter = (from: Date, days: number) =>
  new Date(from.getTime() + days * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10);

/**
 * Returns the documents of a registration according to its status: complete unless it is a draft or expired, and checked as far as the
 * process has come.
 */
export function registrationDocuments(
  of: Of,
  documents: Record<DocumentTypeCode, DemoDocument>,
  now: Date,
  random: SeededRandom,
): Row[] {
  const unfinished = of.status === 'draft' || of.status === 'expired';
  const there = unfinished ? of.required.slice(0, random.whole(1, of.required.length - 1)) : of.required;
  const looked = Math.round(there.length * lookedAt(of.status, random));
  return there.map((type_code, index) => {
    const id = stableId('document', `${of.number} ${type_code}`);
    const document = documents[type_code];
    const ending = document.name.slice(document.name.lastIndexOf('.'));
    const unfit = type_code === of.blamed;
    const verdict = unfit ? 'unfit' : index < looked ? 'fits' : 'pending';
    const done = verdict !== 'pending';
    return {
      id,
      registration_id: of.id,
      merchant_id: of.merchant_id,
      type_code,
      file_url: documentUrl(id, document.name),
      file_name: `${type_code.replaceAll('_', '-')}-${mailbox(of.owner).replaceAll('.', '-')}${ending}`,
      mime: document.mime,
      bytes: document.bytes,
      expires_on: expires(type_code)
        ? dayAfter(now, random.chance(0.1) ? random.whole(20, 60) : random.whole(90, 900))
        : null,
      verdict,
      checks: verdict === 'fits' ? [...DOCUMENT_CHECKS[type_code]] : [],
      note: unfit ? 'Belum memenuhi syarat, mohon diperbaiki.' : null,
      checked_by: done ? checker : null,
      checked_at: done ? of.checked.toISOString() : null,
      uploaded_at: of.uploaded.toISOString(),
    };
  });
}

const expires = (code: DocumentTypeCode) => DOCUMENTS_WITH_EXPIRY.includes(code);

/** The share of documents that have been checked. */
function lookedAt(status: RegistrationStatus, random: SeededRandom): number {
  if (status === 'field_verification' || status === 'awaiting_approval') return 1;
  if (status === 'approved' || status === 'activated') return 1;
  return status === 'document_review' || status === 'revision_requested' || status === 'rejected' ? random.next() : 0;
}
