import { useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import type { OpeningHours as Hours } from '../../../contract/merchant/openingHours';
import { FormSection } from '../../ui/form/FormSection';
import './merchantParts.css';
import './openingHours.css';

const DAYS = 7;

/** Opening hours of a shop's week, with today marked. */
export const OpeningHours = ({ hours }: { hours: Hours }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  // at noon UTC the weekday is the same in every browser's time zone
  const today = (new Date(`${jakartaDay()}T12:00:00Z`).getUTCDay() + DAYS - 1) % DAYS;
  return (
    <FormSection title={t('hours')}>
      <ul className="merchant-hours merchant-wide">
        {hours.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week
          <li key={index} data-today={index === today}>
            <span>
              {t(`days.d${index}`)}
              {index === today && <small> {t('today')}</small>}
            </span>
            <span>{timesOf(day, t)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
};

function timesOf(day: Hours[number], t: (key: string) => string): string {
  if (!day) return t('closed');
  if (day.open === '00:00' && day.close === '24:00') return t('always');
  return `${day.open}–${day.close}`.replaceAll(':', '.');
}
