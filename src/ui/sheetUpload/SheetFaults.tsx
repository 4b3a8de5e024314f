import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { BadCell } from '../../../contract/core/badCell';
import { errorText } from '../../dataProvider/errorText';
import { formatNumber } from '../../i18n/numbers';
import './sheetFaults.css';

/** Maximum number of faults listed; the workbook with remarks has more. */
const SHOWN = 50;

/** The first faults of a file by cell, and how many there are. */
export const SheetFaults = ({ faults, count }: { faults: readonly BadCell[]; count: number }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`app.sheet.${key}`, args);
  const shown = faults.slice(0, SHOWN);
  return (
    <div className="sheet-faults" role="alert">
      <p>
        <CircleAlert size={18} aria-hidden />
        <b>{t('faults', { count: formatNumber(count) })}</b>
      </p>
      <ul>
        {shown.map(({ cell, message, error, row }) => (
          <li key={`${cell}${message}`}>
            <b>{t('cell', { cell })}</b>
            <span>
              {row && `${row}: `}
              {errorText(error, message)}
            </span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p>{t('more_faults', { count: formatNumber(count - shown.length) })}</p>}
    </div>
  );
};
