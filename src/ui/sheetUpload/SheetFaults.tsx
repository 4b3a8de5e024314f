import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { BadCell } from '../../../contract/core/badCell';
import { errorText } from '../../dataProvider/errorText';
import { formatNumber } from '../../i18n/numbers';
import './sheetFaults.css';

/** Maximum number of faults listed; the workbook with remarks has all. */
const SHOWN = 50;

/** The faults of a file, by cell. */
export const SheetFaults = ({ faults }: { faults: readonly BadCell[] }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`app.sheet.${key}`, args);
  return (
    <div className="sheet-faults" role="alert">
      <p>
        <CircleAlert size={18} aria-hidden />
        <b>{t('faults', { count: formatNumber(faults.length) })}</b>
      </p>
      <ul>
        {faults.slice(0, SHOWN).map(({ cell, message, error, row }) => (
          <li key={`${cell}${message}`}>
            <b>{t('cell', { cell })}</b>
            <span>
              {row && `${row}: `}
              {errorText(error, message)}
            </span>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{t('more_faults', { count: formatNumber(faults.length - SHOWN) })}</p>}
    </div>
  );
};
