import { Button, Menu, MenuItem } from '@mui/material';
import { FileSpreadsheet, Plus, Tickets } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { download } from '../../../dataProvider/call';
import { AddVoucher } from './AddVoucher';
import { BulkStatusMenu } from './BulkStatusMenu';
import { saveFile } from './saveFile';
import { UploadVouchers, XLSX_TYPE } from './UploadVouchers';
import './uploadVouchers.css';

/** Buttons that add vouchers, change their status together and download them, for people with the right to it. */
export const VoucherActions = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { can, isOfOwnRegion } = useCatalogue();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  const mayAdd = can('voucher', 'create') && isOfOwnRegion('promotion', promotion);
  const mayDownload = can('voucher', 'download');

  const save = async (downloaded: ReturnType<typeof download>) => {
    setAnchor(null);
    try {
      const { file, name } = await downloaded;
      saveFile(file, name);
      notify(t('excel.saved', { name }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const whole = { params: { id: promotion.id }, query: { format: 'xlsx' } };
  const choose = () => {
    setAnchor(null);
    input.current?.click();
  };
  return (
    <>
      <BulkStatusMenu promotion={promotion} />
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
          {mayAdd && <MenuItem onClick={() => void save(download(voucherApi.format))}>{t('excel.format')}</MenuItem>}
          {mayAdd && <MenuItem onClick={choose}>{t('excel.upload')}</MenuItem>}
          {mayDownload && (
            <MenuItem onClick={() => void save(download(voucherApi.export, whole))}>{t('excel.list')}</MenuItem>
          )}
        </Menu>
      )}
      {mayAdd && (
        <>
          <input
            ref={input}
            type="file"
            accept={`.xlsx,${XLSX_TYPE}`}
            hidden
            aria-label={t('excel.upload')}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // so that the same file can be chosen again after it was corrected
              target.value = '';
              if (chosen) setFile(chosen);
            }}
          />
          <Button startIcon={<Tickets />} onClick={() => setAdding('many')}>
            {t('add_many')}
          </Button>
          <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding('one')}>
            {t('add')}
          </Button>
        </>
      )}
      {adding && <AddVoucher promotion={promotion} many={adding === 'many'} onClose={() => setAdding(null)} />}
      {file && <UploadVouchers promotion={promotion} file={file} onAgain={choose} onClose={() => setFile(null)} />}
    </>
  );
};
