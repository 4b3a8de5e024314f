import { type RaRecord, useRecordContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { Facts } from './Facts';
import { useRecordSchema } from './useRecordSchema';
import { useValueText } from './useValueText';

interface RecordFactsProps {
  /** Fields of the record, each with its label, written as its kind is. */
  sources: readonly string[];
  /** How a field's value is written, where its schema does not say it. */
  values?: Readonly<Record<string, ReactNode>>;
  /** Values are long: fewer columns. */
  wide?: boolean;
}

/**
 * Facts about the record of the page, in the contract's words.
 *
 * @example <RecordFacts sources={['position', 'updated_at']} />
 */
export const RecordFacts = ({ sources, values = {}, wide = false }: RecordFactsProps) => {
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const text = useValueText(
    useRecordSchema(),
    sources.map(field => ({ field, values: [record?.[field]] })),
  );
  if (!record) return null;
  return (
    <Facts
      wide={wide}
      facts={sources.map(source => [
        translate(String(translateLabel({ source }))),
        values[source] ?? text(source, record[source]),
      ])}
    />
  );
};
