import { TriangleAlert } from 'lucide-react';
import { useCanAccess, useRouterProvider, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { awaitsStaff } from '../../../contract/registration/registrationSteps';
import { formatNumber } from '../../i18n/numbers';
import './warnings.css';

const DAY_MS = 86_400_000;
/** Documents that expire within this many days are flagged. */
const SOON_DAYS = 60;

/** Warnings before a decision; they do not block it, and are hidden afterwards. */
export const Warnings = ({ registration }: { registration: Registration }) => {
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const { canAccess: seesMerchants } = useCanAccess({ resource: 'merchant', action: 'show' });
  const { status, documents, duplicates, neighbours } = registration;
  if (!awaitsStaff(status)) return null;
  const t = (key: string, args?: object) => translate(`resources.registration.warnings.${key}`, args);
  const today = jakartaDay();
  const ending = documents.flatMap(({ id, type_code, expires_on }) => {
    const days = expires_on ? Math.round((Date.parse(expires_on) - Date.parse(today)) / DAY_MS) : SOON_DAYS + 1;
    const name = t(`things.${type_code}`, { _: translate(`resources.registration.choices.document.${type_code}`) });
    const kind = days < 0 ? 'expired' : 'expires';
    const title = t(days === 0 ? 'expires_today' : kind, { name, days });
    return days > SOON_DAYS ? [] : [{ key: id, title, text: t(`${kind}_text`), to: null }];
  });
  const visit = registration.requires_field_verification && status === 'document_review';
  const all = [
    ...(visit ? [{ key: 'visit', title: t('visit'), text: t('visit_text'), to: null }] : []),
    ...ending,
    ...duplicates.map(({ by, entity, id, name, number }) => ({
      key: id,
      title: t(by === 'phone' ? 'duplicate_phone' : 'duplicate_id', { name: `${name} (${number})` }),
      text: t('duplicate_text'),
      to:
        entity === 'registration'
          ? `/merchant/registration/${id}`
          : seesMerchants
            ? `/merchant/registered/${id}`
            : null,
    })),
    ...neighbours.map(({ id, name, metres }) => ({
      key: `near ${id}`,
      title: t('near', { name, metres: formatNumber(metres) }),
      text: t('near_text'),
      to: seesMerchants ? `/merchant/registered/${id}` : null,
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="registration-warnings">
      {all.map(({ key, title, text, to }) => (
        <li key={key}>
          <TriangleAlert size={18} aria-hidden />
          <p>
            <b>{title}</b> {text} {to && <Link to={to}>{t('open')}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
};
