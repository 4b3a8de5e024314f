import { z } from 'zod';
import {
  anyText,
  day,
  degrees,
  digits,
  email,
  fullName,
  longText,
  maxDigits,
  minDigits,
  optionalText,
  phone,
  text,
  version,
} from '../core/fields';
import { merchantType } from '../merchant/merchant';
import { documentType, documentVerdict } from '../merchant/merchantDocument';
import { openingHours } from '../merchant/openingHours';
import { DOCUMENT_CHECK_LABELS, type DocumentCheck } from './documentChecks';
import { decision, STEPS } from './registrationSteps';
import { REASON_FACTS, rejectionReason } from './rejectionReasons';

const emptyAsNull = (value: unknown) => value || null;

/** Number of digits of an identity number. */
const NIK_DIGITS = 16;
/** Number of digits of a bank account number. */
const ACCOUNT_DIGITS = { min: 6, max: 30 } as const;
/** Maximum number of registrations that one call may approve. */
export const MAX_BULK_APPROVALS = 200;

/** The name of an uploaded document, as the upload returns it. */
const storedName = anyText(41).regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:webp|pdf)$/);

/** A document to attach, uploaded beforehand. */
export const documentInput = z.object({
  type_code: documentType.meta({ title: 'Jenis dokumen' }),
  file: storedName.meta({ title: 'Berkas' }),
  file_name: text(150).meta({ title: 'Nama berkas' }),
  expires_on: z.preprocess(emptyAsNull, day.nullable()).optional().meta({ title: 'Berlaku sampai' }),
});
const documents = z.array(documentInput).max(30).meta({ title: 'Dokumen' });

/** Fields filled in by the applicant, or by staff on their behalf. The larger areas follow from the village. */
export const registrationFields = z.object({
  name: text(100).meta({ title: 'Nama usaha' }),
  type_code: merchantType.meta({ title: 'Jenis merchant' }),
  owner_name: fullName(100).meta({ title: 'Pemilik' }),
  owner_id_number: digits(NIK_DIGITS).meta({ title: 'NIK pemilik' }),
  phone: phone({ kind: 'mobile' }).meta({ title: 'Telepon' }),
  email: z.preprocess(emptyAsNull, email.nullable()).optional().meta({ title: 'Email' }),
  address: longText(250).meta({ title: 'Alamat usaha' }),
  village_code: anyText(13)
    .min(1)
    .regex(/^\d\d\.\d\d\.\d\d\.\d{4}$/)
    .meta({ title: 'Desa/Kelurahan', kind: 'area' }),
  latitude: degrees(90).meta({ title: 'Lintang' }),
  longitude: degrees(180).meta({ title: 'Bujur' }),
  bank_name: optionalText(40).optional().meta({ title: 'Bank' }),
  bank_account: z
    .preprocess(emptyAsNull, minDigits(ACCOUNT_DIGITS.min).pipe(maxDigits(ACCOUNT_DIGITS.max)).nullable())
    .optional()
    .meta({ title: 'Nomor rekening' }),
  bank_account_name: optionalText(100).optional().meta({ title: 'Nama rekening' }),
});

/** If opening hours are omitted, the usual ones of the merchant type apply. */
export const registrationInput = registrationFields.extend({
  opening_hours: openingHours.optional(),
  documents: documents.optional(),
});

/** Only changed fields are required. A document replaces the one of its type and must be checked again. */
export const registrationUpdate = registrationInput.partial().extend({ id: z.guid().meta({ title: 'ID' }), version });

export const decisionInput = z
  .object({
    decision: decision.meta({ title: 'Keputusan' }),
    reason_code: z.preprocess(emptyAsNull, rejectionReason.nullable()).optional().meta({ title: 'Alasan' }),
    note: optionalText(500).optional().meta({ title: 'Catatan' }),
    version,
  })
  .superRefine(({ decision: taken, reason_code }, context) => {
    const add = (rule: string) =>
      context.addIssue({ code: 'custom', path: ['reason_code'], input: reason_code, params: { rule } });
    if (STEPS[taken].reason && !reason_code) add('required');
    if (taken === 'request_revision' && reason_code && !REASON_FACTS[reason_code].allowsResubmission) add('one_of');
  });

export const bulkApprovalInput = z.object({
  items: z
    .array(z.object({ id: z.guid().meta({ title: 'ID' }), version }))
    .min(1)
    .max(MAX_BULK_APPROVALS)
    .meta({ title: 'Pendaftaran' }),
});

/** The verdict on a document; `unfit` requires a note. */
export const checkInput = z
  .object({
    verdict: documentVerdict.meta({ title: 'Hasil pemeriksaan' }),
    checks: z
      .array(z.enum(Object.keys(DOCUMENT_CHECK_LABELS) as [DocumentCheck, ...DocumentCheck[]]))
      .max(20)
      .default([])
      .meta({ title: 'Butir pemeriksaan' }),
    note: optionalText(300).optional().meta({ title: 'Catatan' }),
    version,
  })
  .superRefine(({ verdict, note }, context) => {
    if (verdict === 'unfit' && !note)
      context.addIssue({ code: 'custom', path: ['note'], input: note, params: { rule: 'required' } });
  });
