import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';

/** The days (in Jakarta's time, both included) that the log is shown for; they stand in the address like every filter. */
export const AuditPeriod = () => {
  const translate = useTranslate();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = filterValues;
    setFilters(value ? { ...rest, [name]: value } : rest);
  };
  const from = String(filterValues.start_date ?? '');
  const to = String(filterValues.end_date ?? '');
  return (
    <>
      <label htmlFor={`${id}-from`}>{translate('resources.auditLog.fields.start_date')}</label>
      <input
        id={`${id}-from`}
        className="audit-day"
        type="date"
        value={from}
        max={to || undefined}
        onChange={event => set('start_date', event.target.value)}
      />
      <label htmlFor={`${id}-to`}>{translate('resources.auditLog.fields.end_date')}</label>
      <input
        id={`${id}-to`}
        className="audit-day"
        type="date"
        value={to}
        min={from || undefined}
        onChange={event => set('end_date', event.target.value)}
      />
    </>
  );
};
