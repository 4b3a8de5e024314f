import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { call } from '../../dataProvider/call';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface RemoveProductProps {
  product: MerchantProduct;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Removes a product from a merchant, after confirmation. */
export const RemoveProduct = ({ product: { id, name }, onRemoved, onClose }: RemoveProductProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const t = (key: string) => translate(`resources.merchant_product.${key}`, { name });
  const remove = async () => {
    setBusy(true);
    try {
      await call(merchantProductApi.remove, { params: { id } });
      notify('resources.merchant_product.removed', { type: 'success', messageArgs: { name } });
      await onRemoved();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      error={problem}
      title={t('delete.title')}
      text={t('delete.text')}
      cancel={t('cancel')}
      confirm={t('remove')}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
};
