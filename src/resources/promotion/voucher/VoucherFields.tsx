import { useTranslate } from 'ra-core';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { MomentInput } from '../../../ui/form/MomentInput';
import { NumberInput } from '../../../ui/form/NumberInput';
import { TextInput } from '../../../ui/form/TextInput';

interface VoucherFieldsProps {
  promotion: PromotionDetail;
  /** One voucher with a code, not many. */
  coded?: boolean;
  fixedCode?: boolean;
}

/** What a voucher says besides being one of its promotion. */
export const VoucherFields = ({ coded = false, fixedCode = false }: VoucherFieldsProps) => {
  const translate = useTranslate();
  const help = (key: string) => translate(`resources.voucher.help.${key}`);
  return (
    <>
      {coded && <TextInput source="code" helperText={fixedCode ? undefined : help('code')} readOnly={fixedCode} />}
      <NumberInput source="quota" required />
      <MomentInput source="starts_at" helperText={help('period')} />
      <MomentInput source="ends_at" endOfDay helperText={help('period')} />
      <TextInput source="note" fullWidth counted />
    </>
  );
};
