import { useTranslate } from 'ra-core';
import { MomentInput } from '../../../ui/form/MomentInput';
import { NumberInput } from '../../../ui/form/NumberInput';
import { TextInput } from '../../../ui/form/TextInput';

interface VoucherFieldsProps {
  /** A single voucher with a code, rather than a batch. */
  coded?: boolean;
  fixedCode?: boolean;
}

/** The fields of a voucher, or of a batch. */
export const VoucherFields = ({ coded = false, fixedCode = false }: VoucherFieldsProps) => {
  const translate = useTranslate();
  const help = (key: string) => translate(`resources.voucher.help.${key}`);
  return (
    <>
      {coded && <TextInput source="code" {...(fixedCode && { helperText: false })} readOnly={fixedCode} />}
      <NumberInput source="quota" required />
      <MomentInput source="starts_at" helperText={help('period')} />
      <MomentInput source="ends_at" endOfDay helperText={help('period')} />
      <TextInput source="note" fullWidth counted />
    </>
  );
};
