import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { Button } from '../../ui/controls/Button';
import './noteTemplates.css';

/** Usual notes of each step, by their keys in `step.template`. */
const TEMPLATES: Partial<Record<StaffStep, readonly string[]>> = {
  resend: ['damaged', 'short', 'wrong'],
  cancel: ['no_replacement', 'will_not_wait'],
  received: ['confirmed', 'photo'],
  redeliver: ['at_home', 'address_clear'],
  reassign: ['out_of_stock', 'shut', 'agreed'],
  finish_refund: ['bank', 'wallet'],
};

/** Usual notes of a step as buttons; pressing one fills in an editable note. */
export const NoteTemplates = ({ step }: { step: StaffStep }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const templates = TEMPLATES[step];
  if (!templates) return null;
  const t = (key: string) => translate(`resources.monitoring-order.step.${key}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be framed as a field of its own.
    <div className="note-templates" role="group" aria-label={t('templates')}>
      {templates.map(name => (
        <Button
          key={name}
          className="note-template"
          size="small"
          variant="outlined"
          onClick={() => setValue('note', t(`template.${name}`), { shouldDirty: true, shouldValidate: true })}
        >
          {t(`template.${name}`)}
        </Button>
      ))}
    </div>
  );
};
