import { AlarmClock, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import {
  REGISTRATION_LIMIT_DAYS,
  type RegistrationAge,
  registrationAge,
} from '../../../contract/registration/registrationAge';
import { formatDate } from '../../i18n/dates';
import { StatusChip, type Tone } from '../../ui/list/cells/StatusChip';
import './age.css';
import './registrationHead.css';

const looks: Record<RegistrationAge['level'], { tone: Tone; icon: LucideIcon }> = {
  fresh: { tone: 'success', icon: Clock },
  soon: { tone: 'warning', icon: AlarmClock },
  late: { tone: 'danger', icon: TriangleAlert },
};

interface AgeProps {
  dueAt: string | null;
  now: Date;
  /** Whether to omit the limit, which is the same in every row of a list. */
  brief?: boolean;
}

/** Working hours that a registration has waited for staff, relative to the limit: a chip with the exact time. */
export const Age = ({ dueAt, now, brief = false }: AgeProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.registration.age.${key}`, args);
  if (!dueAt) return t('none');
  const { level, waited } = registrationAge(dueAt, now);
  const parts = (['days', 'hours', 'minutes'] as const).filter(unit => waited[unit] > 0).slice(0, 2);
  const told = parts.length > 0 ? parts : (['minutes'] as const);
  const text = told.map(unit => t(unit, { count: waited[unit] })).join(' ');
  return (
    <span className="registration-age" title={t('due', { when: `${formatDate(dueAt, 'moment', locale)} WIB` })}>
      <StatusChip {...looks[level]} label={t(level)} />
      <small>{t(brief ? 'waited' : 'waiting', { waited: text, limit: REGISTRATION_LIMIT_DAYS })}</small>
    </span>
  );
};
