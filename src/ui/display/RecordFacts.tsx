import { type RaRecord, useRecordContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { useRecordSchema } from '../fields/useRecordSchema';
import { useValueText } from '../fields/useValueText';
import { Facts } from './Facts';

interface RecordFactsProps {
  /** Fields of the record, each shown with its label and formatted by its kind. */
  sources: readonly string[];
  /** Rendered values of fields whose schema does not say how to format them. */
  values?: Readonly<Record<string, ReactNode>>;
  /** Uses fewer columns, for long values. */
  wide?: boolean;
}

/**
 * Facts about the page's record, formatted according to the contract.
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
