import { useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import type { OpeningHours as Hours } from '../../../contract/merchant/openingHours';
import { FormSection } from '../../ui/form/FormSection';

const DAYS = 7;

/** A shop's week, with today marked. */
export const OpeningHours = ({ hours }: { hours: Hours }) => {
  const translate = useTranslate();
  const word = (key: string) => translate(`resources.merchant.show.${key}`);
  // noon keeps the day whatever the browser's zone
  const today = (new Date(`${jakartaDay()}T12:00:00Z`).getUTCDay() + DAYS - 1) % DAYS;
  return (
    <FormSection title={word('hours')}>
      <ul className="merchant-hours merchant-wide">
        {hours.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week
          <li key={index} data-today={index === today}>
            <span>
              {word(`days.d${index}`)}
              {index === today && <small> {word('today')}</small>}
            </span>
            <span>{timesOf(day, word)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
};

function timesOf(day: Hours[number], word: (key: string) => string): string {
  if (!day) return word('closed');
  if (day.open === '00:00' && day.close === '24:00') return word('always');
  return `${day.open}–${day.close}`.replaceAll(':', '.');
}
