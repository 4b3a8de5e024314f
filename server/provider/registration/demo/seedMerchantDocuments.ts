import { sql } from 'drizzle-orm';
import type { DocumentTypeCode } from '../../../../contract/merchant/merchantDocument';
import { DOCUMENT_TYPE_CODES } from '../../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS, DOCUMENTS_WITH_EXPIRY } from '../../../../contract/registration/documentChecks';
import type { Tx } from '../../../db/types';
import { stableId } from '../../../store/stableId';
import { documentUrl } from '../documentFiles';
import type { DemoDocument } from './seedDocumentFiles';

/**
 * Seeds the documents of merchants older than the demo's registrations: those required by their type, approved when they joined. The
 * samples are shared. Suspended merchants have some expired ones. A single statement, since there are about 17,000.
 */
export async function seedMerchantDocuments(
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
