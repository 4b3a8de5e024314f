import { ListChecks } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { holdsAny } from '../../../authProvider/session';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { call } from '../../../dataProvider/call';
import { isOffered } from '../../../dataProvider/isOffered';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Menu, MenuItem } from '../../../ui/material/overlays';
import { useRefreshVouchers } from './useRefreshVouchers';

const STEPS = {
  submit: { from: 'draft', to: 'awaiting_approval', slug: 'can_update_voucher' },
  approve: { from: 'awaiting_approval', to: 'active', slug: 'can_approve_voucher' },
} as const;
type Step = keyof typeof STEPS;

interface BulkStatusMenuProps {
  promotion: PromotionDetail;
  /** Called once all pending ones were approved. */
  onDecided: () => void;
}

/** Submits all drafts among a promotion's vouchers, or approves all that are pending. */
export const BulkStatusMenu = ({ promotion, onDecided }: BulkStatusMenuProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const { isOfOwnRegion } = useCatalogue();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id } = promotion;
  const waiting = useEndpointQuery(voucherApi.waiting, { params: { id } }, { enabled: asked === 'approve' });
  const isLooking = asked === 'approve' && waiting.isFetching;
  const t = (key: string, args?: object) => translate(`resources.voucher.bulk_status.${key}`, args);
  const steps = (Object.keys(STEPS) as Step[]).filter(step => holdsAny([STEPS[step].slug]));
  if (steps.length === 0 || !isOffered(voucherApi.setStatuses) || !isOfOwnRegion('promotion', promotion)) return null;

  const close = () => {
    setAsked(null);
    setProblem(undefined);
  };
  const send = async () => {
    if (!asked) return;
    const { from, to } = STEPS[asked];
    setBusy(true);
    try {
      // the response may be empty
      const response: { changed: number } | null = await call(voucherApi.setStatuses, {
        params: { id },
        body: {
          from,
          to,
          batch_id: null,
          ...(asked === 'approve' && { fingerprint: waiting.data?.fingerprint ?? null }),
        },
      });
      notify(response ? t('done', { count: formatNumber(response.changed) }) : t('done_uncounted'), {
        type: 'success',
      });
      await refresh();
      close();
      if (asked === 'approve') onDecided();
    } catch (error) {
      setProblem((error as Error).message);
      if (asked === 'approve') await waiting.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        startIcon={<ListChecks />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('title')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {steps.map(step => (
            <MenuItem
              key={step}
              onClick={() => {
                setAnchor(null);
                setAsked(step);
              }}
            >
              {t(step)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked && (
        <ConfirmDialog
          open
          busy={busy || isLooking}
          error={problem ?? waiting.error?.message}
          title={`${t(asked)}?`}
          text={
            <>
              {t(`${asked}_text`)}
              {asked === 'approve' && waiting.data && (
                <> {t('approve_count', { count: formatNumber(waiting.data.count) })}</>
              )}
            </>
          }
          cancel={t('cancel')}
          confirm={t(asked)}
          onCancel={close}
          onConfirm={() => void send()}
        />
      )}
    </>
  );
};
