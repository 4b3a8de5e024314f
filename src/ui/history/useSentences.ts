import { useLocaleState, useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { z } from 'zod';
import { wordsOf } from '../../../contract/core/choice';
import type { Change } from '../../../contract/history';
import { HTML, wordsIn } from '../../../contract/richText';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { useNoun } from '../useNoun';

export interface Sentence {
  /** What it is about; the action for what is about the whole record. */
  field: string;
  text: string;
}

type Translate = ReturnType<typeof useTranslate>;

/** A change of a record as sentences: 'Ratna mengubah Judul dari “Lama” menjadi “Baru”.' */
export function useSentences(schema: z.ZodObject): (change: Change) => Sentence[] {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [locale = 'id'] = useLocaleState();
  const noun = useNoun();
  const { action: actionName } = useAuditMessages();
  return useCallback(
    ({ actor, action, label, changes }) => {
      const messages = { actor: actor.name, noun: noun(), label: label ?? '' };
      if (action !== 'update' || changes.length === 0) {
        const text = translate(`app.history.${action}`, {
          ...messages,
          _: translate('app.history.other', { ...messages, action: actionName(action) }),
        });
        return [{ field: action, text }];
      }
      return changes.map(({ field, before, after }) => {
        const name = translate(`resources.${resource}.fields.${field}`, { _: field });
        const read = (value: unknown) => readable(value, field, { schema, resource, locale, translate });
        const kind = isPicture(before ?? after)
          ? 'picture'
          : isBlank(before)
            ? 'filled'
            : isBlank(after)
              ? 'emptied'
              : 'changed';
        const args = { ...messages, field: name, before: read(before), after: read(after) };
        return { field, text: translate(`app.history.${kind}`, args) };
      });
    },
    [translate, resource, locale, noun, actionName, schema],
  );
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const isPicture = (value: unknown) => typeof value === 'string' && /^\/files\/.+\.(webp|png|jpe?g)$/.test(value);

interface Reading {
  schema: z.ZodObject;
  resource: string;
  locale: string;
  translate: Translate;
}

/** A value as people read it: choices as words, formatted text without its tags, moments in Jakarta's time, switches as Ya or Tidak. */
export function readable(value: unknown, field: string, { schema, resource, locale, translate }: Reading): string {
  if (isBlank(value)) return translate('app.stale.blank');
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const kind = schema.shape[field] as z.ZodType | undefined;
  if (kind?.meta()?.format === HTML) return wordsIn(value);
  const t = kind && wordsOf(kind)?.[value];
  if (t) return translate(`resources.${resource}.choices.${field}.${value}`, { _: t });
  if (z.iso.datetime({ offset: true }).safeParse(value).success) return `${formatDate(value, 'moment', locale)} WIB`;
  if (z.iso.date().safeParse(value).success) return formatDate(`${value}T00:00:00+07:00`, 'day', locale);
  return value;
}
