import { useTranslate } from 'ra-core';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { innermost } from '../../contract/core/fieldKind';
import { listSchema } from '../../contract/core/listSchema';
import { toLocalPhone } from '../../contract/core/phone';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';
import { choiceText } from '../ui/choiceText';

/** Formats what distinguishes a record from others, by its declaration: `Siti Rahma · 0812-0000-0101 · Diproses`. */
export function useRecordDetails() {
  const translate = useTranslate();
  return ({ name, endpoints, recordDetails = [] }: Resource, record: Record<string, unknown>): string | undefined => {
    const { fields } = listSchema(endpointForAction(endpoints, 'list'));
    const texts = recordDetails.flatMap(field => {
      const value = record[field];
      if (value === null || value === undefined || value === '') return [];
      const word = fields[field] && choiceLabels(innermost(fields[field]))?.[String(value)];
      return word === undefined
        ? toLocalPhone(String(value))
        : choiceText(translate, { resource: name, field, value: String(value), word });
    });
    return texts.join(' · ') || undefined;
  };
}
