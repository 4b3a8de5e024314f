import { ChevronDown } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import type { Voucher } from '../../../../contract/promotion/voucherRecord';
import {
  isVoucherApproval,
  manualTransitions,
  type VoucherStatus,
  voucherStepSlugs,
} from '../../../../contract/promotion/voucherStatus';
import { holdsAny } from '../../../authProvider/session';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { call } from '../../../dataProvider/call';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem } from '../../../ui/material/overlays';
import { useRefreshVouchers } from './useRefreshVouchers';

interface VoucherStepsProps {
  voucher: Voucher;
  promotion: PromotionDetail;
  onEdit: (voucher: Voucher) => void;
  /** Called when a pending one was approved or sent back. */
  onDecided: () => void;
}

/** The menu of a voucher's next statuses; absent if the user may choose none. */
export const VoucherSteps = ({ voucher, promotion, onEdit, onDecided }: VoucherStepsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const { can, isOfOwnRegion } = useCatalogue();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, code, status, version } = voucher;
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, { code, ...args });
  const own = isOfOwnRegion('promotion', promotion);
  const steps = own ? stepsOf(voucher) : [];
  const mayEdit = own && can('voucher', 'edit') && status !== 'expired' && status !== 'revoked';
  if (steps.length === 0 && !mayEdit) return null;

  const take = async (next: VoucherStatus) => {
    setAnchor(null);
    try {
      const changed = await call(voucherApi.setStatus, { params: { id }, body: { status: next, version } });
      notify(t('step_done', { status: t(`choices.status.${changed?.status ?? next}`) }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await refresh();
      return;
    }
    await refresh();
    if (status === 'awaiting_approval') onDecided();
  };
  return (
    <>
      <Button
        size="small"
        data-voucher-steps
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('step_menu')}
        endIcon={<ChevronDown />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('fields.steps')}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': t('step_menu') } }}
        >
          {steps.map(next => (
            <MenuItem key={next} onClick={() => void take(next)}>
              {t(`step.${isVoucherApproval(status, next) ? 'approve' : next}`)}
            </MenuItem>
          ))}
          {mayEdit && (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                onEdit(voucher);
              }}
            >
              {translate('app.list.edit')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
};

/** Returns the next statuses that the user may choose. Approving leads to one of two, depending on the period, and is offered once. */
function stepsOf({ status }: Voucher): VoucherStatus[] {
  const waits = status === 'awaiting_approval';
  return manualTransitions(status).filter(next => {
    if (waits && next === 'scheduled') return false;
    return holdsAny(voucherStepSlugs(status, next));
  });
}
