import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { fieldAt } from '../../../../contract/core/fieldAt';
import { kindOf } from '../../../../contract/core/fieldKind';
import { useValueText } from '../../useValueText';
import { useResourceForm } from '../FormContext';
import { isPending } from '../pendingUploads';
import type { Difference } from './mergeVersions';

/** For a list longer than this, only the differing items and the count are shown. */
const LONG = 5;

/**
 * Returns a function that renders compared values: pictures as images, choices by their input's labels, everything else by kind.
 */
export function useComparedText(differences: readonly Difference[]) {
  const translate = useTranslate();
  const { input, choiceNames } = useResourceForm();
  const valueText = useValueText(
    input,
    differences.map(({ field, theirs, mine }) => ({ field, values: [theirs, mine] })),
  );

  return (field: string, value: unknown, other: unknown): ReactNode => {
    const schema = fieldAt(input, field);
    const isImage = schema && kindOf(schema) === 'image';
    if (isImage && isPending(value)) return translate('app.image.new');
    const textOf = (shown: unknown) => choiceNames.get(field)?.(shown) ?? valueText(field, shown);
    if (isImage && typeof value === 'string' && value) return <img src={value} alt="" />;
    if (Array.isArray(value) && value.length > LONG) {
      const only = value.filter(item => !Array.isArray(other) || !other.includes(item));
      const count = translate('app.choices.chosen', { count: value.length });
      return only.length === 0 ? count : translate('app.stale.only', { count, items: textOf(only) });
    }
    return textOf(value);
  };
}
