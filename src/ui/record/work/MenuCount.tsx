import { useTranslate } from 'ra-core';
import type { WorkQueue } from '../../../../contract/dashboard/workApi';
import { formatNumber } from '../../../i18n/numbers';
import { useWork } from './useWork';
import { listPath } from './workPaths';
import './menuCount.css';

/** Whether a queue holds decisions; merchants that have run out of stock are shown only on Beranda. */
const isDecision = (queue: WorkQueue) => queue !== 'empty_merchants';

/** The number of decisions waiting for the user behind menu entries. */
export const MenuCount = ({ paths }: { paths: readonly string[] }) => {
  const translate = useTranslate();
  const { data } = useWork();
  const count = data?.list
    .filter(work => isDecision(work.queue) && paths.includes(listPath(work)))
    .reduce((sum, { count: waiting }) => sum + waiting, 0);
  if (!count) return null;
  const text = formatNumber(count);
  return (
    <span className="menu-count" title={translate('app.work.waiting', { count: text })} aria-hidden>
      {count > 99 ? '99+' : text}
    </span>
  );
};
