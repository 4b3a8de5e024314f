import { useLocaleState, useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { z } from 'zod';
import { fieldAt } from '../../../contract/core/fieldAt';
import { kindOf } from '../../../contract/core/fieldKind';
import { itemOf } from '../../../contract/core/listSchema';
import { toLocalPhone } from '../../../contract/core/phone';
import { valueText } from '../../../contract/core/valueText';
import { plainTextOf } from '../../../contract/richText';
import { formatDate, formatDay } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { choiceText } from './choiceText';
import { namedByProvider } from './namedByProvider';
import { useAreaNames } from './useAreaNames';

interface FieldValues {
  field: string;
  values: readonly unknown[];
}

/**
 * Returns a function that formats the values of a record's fields by their kinds in the schema; empty for a missing value.
 * @param about values to be displayed, whose area names are fetched
 * @param resource the resource whose messages label the choices; the current one by default
 * @param names names of referenced records by id; without them, their ids are shown
 */
export function useValueText(
  schema: z.ZodObject | undefined,
  about: readonly FieldValues[],
  resource?: string,
  names?: Readonly<Record<string, string>>,
): (field: string, value: unknown) => string {
  const translate = useTranslate();
  const [locale = 'id'] = useLocaleState();
  const present = useResourceContext();
  const of = resource ?? present;
  const areaName = useAreaNames(
    about.flatMap(({ field, values }) => {
      const own = schema && fieldAt(schema, field);
      return own && (kindOf(itemOf(own)) === 'area' || namedByProvider(own))
        ? values.flat().filter(value => typeof value === 'string' && value)
        : [];
    }) as string[],
  );
  return useCallback(
    (field, value) => {
      const own = schema && fieldAt(schema, field);
      return valueText(own, value, {
        choice: (code, word) =>
          own && namedByProvider(own)
            ? areaName(code)
            : choiceText(translate, {
                resource: of,
                field,
                value: code,
                word: translate(`app.history.recorded_choices.${field}.${code}`, { _: word }),
              }),
        boolean: on => translate(on ? 'ra.boolean.true' : 'ra.boolean.false'),
        number: formatNumber,
        money: formatMoney,
        day: day => formatDay(day, 'day', locale),
        moment: instant => `${formatDate(instant, 'moment', locale)} WIB`,
        phone: toLocalPhone,
        area: areaName,
        reference: id => (names ? (names[id] ?? translate('app.reference.unknown')) : id),
        richText: plainTextOf,
      });
    },
    [schema, translate, of, locale, areaName, names],
  );
}
