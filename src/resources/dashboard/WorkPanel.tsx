import { ChevronRight, CircleCheck } from 'lucide-react';
import { LinkBase, useLocaleState } from 'ra-core';
import { type Work, type WorkQueue, workApi } from '../../../contract/dashboard/workApi';
import { CATEGORIES } from '../../../contract/product';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatNumber } from '../../i18n/numbers';
import { shortMoment } from '../../ui/period';
import { Part } from './Part';
import { useDashboardText } from './useDashboardText';
import './workPanel.css';

const REFRESH_MS = 60_000;

const paths: Readonly<Record<WorkQueue, string>> = {
  orders_action: '/monitoring-order',
  refunds: '/monitoring-order',
  registrations: '/merchant/registration',
  price_proposals: '/price',
  promotions: '/promo',
  empty_merchants: '/merchant/registered',
};

function pathOf({ queue, category_code, filter }: Work): string {
  const path = category_code ? `${paths[queue]}/${category_code}` : paths[queue];
  return Object.keys(filter).length > 0 ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
}

/** What waits for the person, each queue with its number and a link to its list. */
export const WorkPanel = () => {
  const t = useDashboardText();
  const [locale] = useLocaleState();
  const answer = useAnswer(workApi.list, {}, { refetchInterval: REFRESH_MS, retry: false });
  return (
    <Part title={t('work')} answer={answer}>
      {({ list }) => {
        const waiting = list.filter(({ count }) => count > 0);
        if (waiting.length === 0)
          return (
            <p className="work-none">
              <CircleCheck size={16} aria-hidden /> {t('work_none')}
            </p>
          );
        return (
          <ul className="work">
            {waiting.map(work => (
              <li key={`${work.queue} ${work.category_code}`}>
                <LinkBase to={pathOf(work)}>
                  <b>{formatNumber(work.count)}</b>
                  <span>
                    {t(`queue.${work.queue}`, { category: work.category_code && CATEGORIES[work.category_code] })}
                    {work.oldest && <small>{t('work_since', { time: shortMoment(work.oldest, locale) })}</small>}
                  </span>
                  <ChevronRight size={16} aria-hidden />
                </LinkBase>
              </li>
            ))}
          </ul>
        );
      }}
    </Part>
  );
};
