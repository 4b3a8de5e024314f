import { useResourceContext, useTranslate } from 'ra-core';
import { choiceText } from '../choiceText';
import { StatusChip } from '../StatusChip';
import { looks } from './looks';

interface StatusProps {
  /** The field whose choices name it. */
  source: string;
  value: string;
  /** The contract's name, where it is known. */
  name?: string;
}

/**
 * A status as a chip, in the words of its field's choices. Columns and filters of a field of the kind draw it by themselves.
 *
 * @example <Status source="status" value={is_active ? 'active' : 'inactive'} />
 */
export const Status = ({ source, value, name = value }: StatusProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return <StatusChip {...looks[value]} label={choiceText(translate, { resource, field: source, value, word: name })} />;
};
