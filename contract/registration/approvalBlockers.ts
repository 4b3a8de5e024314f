import type { DocumentTypeCode, DocumentVerdict } from '../merchant/merchantDocument';

interface CheckedDocument {
  type_code: DocumentTypeCode;
  verdict: DocumentVerdict;
  expires_on: string | null;
}

export interface Blocker {
  type_code: DocumentTypeCode;
  why: 'missing' | 'pending' | 'unfit' | 'expired';
}

/**
 * Returns what prevents the approval of a registration: required documents that are missing, unchecked, unfit or expired.
 *
 * @param required documents that the merchant type must present
 * @param today calendar day in Jakarta, `2026-11-21`
 */
export function approvalBlockers(
  required: readonly DocumentTypeCode[],
  documents: readonly CheckedDocument[],
  today: string,
): Blocker[] {
  return required.flatMap((type_code): Blocker[] => {
    const document = documents.find(candidate => candidate.type_code === type_code);
    if (!document) return [{ type_code, why: 'missing' }];
    if (document.verdict !== 'fits') return [{ type_code, why: document.verdict }];
    return document.expires_on !== null && document.expires_on < today ? [{ type_code, why: 'expired' }] : [];
  });
}
