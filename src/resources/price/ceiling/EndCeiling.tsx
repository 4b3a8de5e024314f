import { CircleOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { z } from 'zod';
import { jakartaDay } from '../../../../contract/core/days';
import { day } from '../../../../contract/core/fields';
import type { PriceCeiling } from '../../../../contract/price/priceCeiling';
import { Button } from '../../../ui/Button';
import { DateInput } from '../../../ui/form/DateInput';
import { DialogForm } from '../../../ui/form/DialogForm';
import type { Submission } from '../../../ui/form/engine/Submission';
import { FieldNote } from '../../../ui/form/FieldNote';
import { useResourceForm } from '../../../ui/form/FormContext';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';

interface EndCeilingProps {
  ceiling: PriceCeiling;
  name: string;
  onEnded: () => void;
}

/** The end is required here, although a ceiling may have none. */
const input = z.object({ valid_to: day });

/** Ends the form's ceiling, by default today. */
export const EndCeiling = ({ ceiling, name, onEnded }: EndCeilingProps) => {
  const translate = useTranslate();
  const { release } = useResourceForm();
  const [open, setOpen] = useState(false);
  const submission = useRecordSubmit('price_ceiling', () => undefined);
  const t = (key: string) => translate(`resources.price_ceiling.${key}`, { name });
  const end = async ({ values, ...rest }: Submission) => {
    const saved = await submission.onSubmit({ ...rest, values, record: ceiling, changes: values });
    release();
    onEnded();
    return saved;
  };
  return (
    <>
      <Button startIcon={<CircleOff />} onClick={() => setOpen(true)}>
        {t('end')}
      </Button>
      {open && (
        <DialogForm
          resource="price_ceiling"
          title={t('end_title')}
          input={input}
          defaultValues={{ valid_to: jakartaDay() }}
          draft={{ form: 'end', recordId: ceiling.id }}
          saveLabel={t('end')}
          maxWidth="xs"
          onSubmit={end}
          onClose={() => setOpen(false)}
        >
          <DateInput source="valid_to" />
          <FieldNote>{t('end_text')}</FieldNote>
        </DialogForm>
      )}
    </>
  );
};
