import { History } from 'lucide-react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../controls/Button';
import { useRecordSchema } from '../../fields/useRecordSchema';
import { lazyPart } from '../../lazy/lazyPart';
import { useDeferredMount } from '../../lazy/useDeferredMount';

const HistoryPanel = lazyPart(() => import('./HistoryPanel').then(module => module.HistoryPanel));

interface HistoryButtonProps {
  /** Schema of the record as in responses, whose labels and kinds determine how values are displayed; the resource's by default. */
  schema?: z.ZodObject;
}

/** Opens 'Riwayat': who changed which fields of the record, with the values before and after. */
export const HistoryButton = ({ schema: given }: HistoryButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const known = useRecordSchema();
  const schema = given ?? known;
  const [open, setOpen] = useState(false);
  // The inputs render first.
  const later = useDeferredMount();
  if (!record?.id || !schema || !later) return null;
  return (
    <>
      <Button
        startIcon={<History />}
        aria-haspopup="dialog"
        onPointerEnter={() => void HistoryPanel.preload()}
        onClick={() => setOpen(true)}
      >
        {translate('app.history.title')}
      </Button>
      {open && (
        <HistoryPanel entity={resource} recordId={String(record.id)} schema={schema} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
