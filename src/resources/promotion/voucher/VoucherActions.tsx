import { FileSpreadsheet, Plus, Tickets } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { saveFile } from '../../../browser/saveFile';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { download } from '../../../dataProvider/call';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem } from '../../../ui/material/overlays';
import { AddVoucher } from './AddVoucher';
import { BulkStatusMenu } from './BulkStatusMenu';
import { useVoucherUpload, VoucherUpload } from './VoucherUpload';

interface VoucherActionsProps {
  promotion: PromotionDetail;
  onDecided: () => void;
}

/** Buttons to add vouchers, change their status in bulk and download them, for users with the permission. */
export const VoucherActions = ({ promotion, onDecided }: VoucherActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { can, isOfOwnRegion } = useCatalogue();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  const upload = useVoucherUpload(promotion);
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  const mayAdd = can('voucher', 'create') && isOfOwnRegion('promotion', promotion);
  const mayDownload = can('voucher', 'download');

  const save = async (start: () => Promise<{ file: Blob; name: string }>) => {
    setAnchor(null);
    try {
      const { file, name } = await start();
      saveFile(file, name);
      notify(t('excel.saved', { name }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const downloadFormat = () => save(() => download(voucherApi.format));
  const downloadList = () =>
    save(() => download(voucherApi.export, { params: { id: promotion.id }, query: { format: 'xlsx' } }));
  const openUpload = () => {
    setAnchor(null);
    upload.open();
  };
  return (
    <>
      <BulkStatusMenu promotion={promotion} onDecided={onDecided} />
      {(mayAdd || mayDownload) && (
        <Button
          startIcon={<FileSpreadsheet />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {t('excel.menu')}
        </Button>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {mayAdd && <MenuItem onClick={() => void downloadFormat()}>{t('excel.format')}</MenuItem>}
          {mayAdd && <MenuItem onClick={openUpload}>{t('excel.upload')}</MenuItem>}
          {mayDownload && <MenuItem onClick={() => void downloadList()}>{t('excel.list')}</MenuItem>}
        </Menu>
      )}
      {mayAdd && (
        <>
          <VoucherUpload upload={upload} />
          <Button startIcon={<Tickets />} onClick={() => setAdding('many')}>
            {t('add_many')}
          </Button>
          <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding('one')}>
            {t('add')}
          </Button>
        </>
      )}
      {adding && <AddVoucher promotion={promotion} many={adding === 'many'} onClose={() => setAdding(null)} />}
    </>
  );
};
