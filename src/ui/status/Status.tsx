import { useResourceContext, useTranslate } from 'ra-core';
import { choiceText } from '../choiceText';
import { StatusChip } from '../StatusChip';
import { looks } from './looks';

interface StatusProps {
  /** The field whose choices label it. */
  source: string;
  value: string;
  /** The contract's name, if it is known. */
  name?: string;
}

/**
 * A status as a chip, labelled by its field's choices. Columns and filters of status fields render it automatically.
 *
 * @example <Status source="status" value={is_active ? 'active' : 'inactive'} />
 */
export const Status = ({ source, value, name = value }: StatusProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  // not in a build: a provider may have statuses of its own
  if (process.env.NODE_ENV !== 'production' && !looks[value])
    console.warn(`The status '${value}' of ${resource}.${source} has no look: add one to src/ui/status/looks.ts`);
  return <StatusChip {...looks[value]} label={choiceText(translate, { resource, field: source, value, word: name })} />;
};
