import type { DocumentCheck } from '../../../contract/registration/documentChecks';
import type { Registration, RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { formatDay } from '../../i18n/dates';

type Claim = (
  registration: Registration,
  document: RegistrationDocument,
  texts: { type: string; locale: string },
) => string | null;

/** The form's values for the checklist points that compare a document with the form. */
const claims: Partial<Record<DocumentCheck, Claim>> = {
  owner_name: ({ owner_name }) => owner_name,
  nik: ({ owner_id_number }) => owner_id_number.replace(/(\d{4})(?=\d)/g, '$1 '),
  area: ({ address, village_name, district_name, regency_name }) =>
    [address, village_name, district_name, regency_name].join(', '),
  business_name: ({ name }) => name,
  activity: (_registration, _document, { type }) => type,
  valid: (_registration, { expires_on }, { locale }) => expires_on && formatDay(expires_on, 'day', locale),
  account_name: ({ bank_account_name, owner_name }) => bank_account_name ?? owner_name,
  account_number: ({ bank_name, bank_account }) => [bank_name, bank_account].filter(Boolean).join(' ') || null,
};

/** Returns the form's value to compare with a point of a document's checklist; null if there is none. */
export const claimOf = (point: DocumentCheck, ...about: Parameters<Claim>): string | null =>
  claims[point]?.(...about) ?? null;
