import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { TextBox } from '../../ui/form/TextBox';
import { useDeskContext } from './DeskContext';
import type { DeskValues } from './deskForm';

const ID = 'desk-promotion';

/** A code, which counts once it is entered; what it takes off, or why it takes nothing. */
export const PromotionInput = () => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.${key}`, args);
  const { getValues, setValue } = useFormContext<DeskValues>();
  const [typed, setTyped] = useState(() => getValues('promotion_code') ?? '');
  const { data, error: refused } = useDeskContext().promotion;
  const error = refused?.message;
  const help =
    data && data.points > 0 ? t('cart.code_points', { title: data.title, points: data.points }) : t('cart.code_help');
  const enter = () => setValue('promotion_code', typed.trim().toUpperCase() || null, { shouldDirty: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    enter();
  };
  return (
    <FieldFrame id={ID} label={t('fields.promotion_code')} error={error} help={help} announced>
      <TextBox
        id={ID}
        name="promotion_code"
        aria-describedby={describedBy(ID, { error, help })}
        value={typed}
        wrong={Boolean(error)}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={enter}
      />
    </FieldFrame>
  );
};
