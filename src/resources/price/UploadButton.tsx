import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { upload } from '../../dataProvider/call';
import type { PlanSource } from './PlanSource';
import { usePrices } from './usePrices';

/** Uploads a filled workbook for review before anything is applied. */
export const UploadButton = ({ onLook }: { onLook: (source: PlanSource) => void }) => {
  const { t, category } = usePrices();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={t('tools.upload')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // the same file may be chosen again after a correction
          target.value = '';
          if (file)
            onLook({
              divisible: false,
              send: (options, key) => upload(priceApi.upload, file, { query: { category, ...options }, key }),
            });
        }}
      />
      <Button startIcon={<Upload />} onClick={() => input.current?.click()}>
        {t('tools.upload')}
      </Button>
    </>
  );
};
