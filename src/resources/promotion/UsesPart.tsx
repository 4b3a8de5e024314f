import { Button } from '@mui/material';
import { LinkBase, useCreatePath, useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatDate } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import './promotionTable.css';

const LIMIT = 25;

/** The orders that used a promotion, newest first; each leads to its page for who may open it. */
export const UsesPart = ({ promotionId }: { promotionId: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const createPath = useCreatePath();
  const { can } = useCatalogue();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAnswer(promotionApi.uses, {
    params: { id: promotionId },
    query: { page, limit: LIMIT },
  });
  const t = (key: string, args?: object) => translate(`resources.promotion.uses.${key}`, args);
  if (error)
    return <Failed title={translate('app.states.failed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} />;
  if (data.total === 0) return <EmptyState title={t('empty')} text="" />;
  const pages = data.meta.total_page;
  const opens = can('monitoring-order', 'show');
  return (
    <>
      <Card className="promotion-scroll" tabIndex={0} aria-label={translate('resources.promotion.show.tab.uses')}>
        <table className="promotion-table">
          <thead>
            <tr>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('used_at')}</th>
              <th scope="col">{t('voucher')}</th>
              <th scope="col" className="promotion-number">
                {t('discount')}
              </th>
              <th scope="col" className="promotion-number">
                {t('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ id, order_id, order_number, used_at, voucher_code, discount, points, released_at }) => (
              <tr key={id}>
                <th scope="row">
                  {opens ? (
                    <LinkBase to={createPath({ resource: 'monitoring-order', type: 'show', id: order_id })}>
                      {order_number}
                    </LinkBase>
                  ) : (
                    order_number
                  )}
                </th>
                <td>
                  {formatDate(used_at, 'moment', locale)}
                  {released_at && <span className="promotion-muted"> ({t('released')})</span>}
                </td>
                <td>{voucher_code ?? '–'}</td>
                <td className="promotion-number">{formatMoney(discount)}</td>
                <td className="promotion-number">{formatNumber(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {pages > 1 && (
        <p className="promotion-pager">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('before')}
          </Button>
          {t('page', { page: formatNumber(page), pages: formatNumber(pages) })}
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </p>
      )}
    </>
  );
};
