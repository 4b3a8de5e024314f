import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { promotionRuleErrors } from '../../../contract/promotion/promotionErrors';
import { ApiError } from '../../dataProvider/ApiError';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { NumberInput } from '../../ui/form/NumberInput';
import { TextBox } from '../../ui/form/TextBox';
import type { DeskValues } from './deskForm';
import type { PromotionOfCall } from './usePromotionOfCall';

const ID = 'desk-promotion';

/** A promotion code, applied once entered; shows the discount, or why there is none. */
export const PromotionInput = memo(({ promotion }: { promotion: PromotionOfCall }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.${key}`, args);
  const { getValues, setValue } = useFormContext<DeskValues>();
  const [typed, setTyped] = useState(() => getValues('promotion_code') ?? '');
  const { data, error: refused } = promotion;
  const error = refused?.message;
  const help =
    data && data.points > 0 ? t('cart.code_points', { title: data.title, points: data.points }) : t('cart.code_help');
  const [code, tradedIn] = useWatch<DeskValues, ['promotion_code', 'traded_in']>({
    name: ['promotion_code', 'traded_in'],
  });
  /** The code that asked for old cylinders; their number stays visible while it is checked again. */
  const [tradeIn, setTradeIn] = useState<string | null>(null);
  if (code !== tradeIn && asksForCylinders(refused)) setTradeIn(code);
  const enter = () => {
    const next = typed.trim().toUpperCase() || null;
    if (next !== code) setValue('traded_in', null);
    setValue('promotion_code', next, { shouldDirty: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    enter();
  };
  return (
    <>
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
      {code && (code === tradeIn || tradedIn) && (
        <NumberInput source="traded_in" label={t('fields.traded_in')} helperText={t('cart.traded_in_help')} />
      )}
    </>
  );
});

const asksForCylinders = (refused: Error | null) =>
  refused instanceof ApiError && refused.error?.code === promotionRuleErrors.noTradeIn.code;
