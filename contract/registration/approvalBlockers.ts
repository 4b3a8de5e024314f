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
 * What stands between a registration and its approval: papers that its kind must present and that are not there, not looked at, found
 * unfit, or out of date.
 *
 * @param required what the kind of merchant must present
 * @param today calendar day in Jakarta, `2026-11-21`
 */
export function approvalBlockers(
  required: readonly DocumentTypeCode[],
  papers: readonly CheckedDocument[],
  today: string,
): Blocker[] {
  return required.flatMap((type_code): Blocker[] => {
    const paper = papers.find(candidate => candidate.type_code === type_code);
    if (!paper) return [{ type_code, why: 'missing' }];
    if (paper.verdict !== 'fits') return [{ type_code, why: paper.verdict }];
    return paper.expires_on !== null && paper.expires_on < today ? [{ type_code, why: 'expired' }] : [];
  });
}
