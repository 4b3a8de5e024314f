import {
  type RaRecord,
  RecordContextProvider,
  type TranslateFunction,
  useLocaleState,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { ListSchema } from '../../../../contract/core/listSchema';
import { MISSING } from '../../../i18n/numbers';
import { useListSchema } from '../useListSchema';
import type { Column, ColumnProps } from './Column';
import { columnProps } from './columnProps';
import { isFigure, valueCell } from './valueCell';

/** Returns the columns of a table from its children, completed from the schema of their fields. */
export function useColumns(children: ReactNode): Column[] {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const translateLabel = useTranslateLabel();
  const schema = useListSchema();
  return useMemo(() => {
    const context = { resource, schema, translate, locale };
    return columnProps(children).map((props, index): Column => {
      const { source, label, kind, leftAvatar, secondaryText } = props;
      return {
        name: source ?? `column-${index}`,
        label: translateLabel({ source, resource, label: label as string }),
        cell: cellOf(props, context),
        align: props.align ?? (isFigure({ schema: schema.fields[source ?? ''], kind }) ? 'right' : 'left'),
        sort: sortOf(props, schema),
        leftAvatar,
        secondaryText:
          typeof secondaryText === 'string' ? cellOf({ source: secondaryText, emptyText: '' }, context) : secondaryText,
      };
    });
  }, [children, resource, schema, translate, locale, translateLabel]);
}

interface CellContext {
  resource: string;
  schema: ListSchema;
  translate: TranslateFunction;
  locale: string;
}

function cellOf(props: ColumnProps, { resource, schema, ...language }: CellContext): Column['cell'] {
  const { source = '', kind, render, field: Field, children, emptyText: given = MISSING } = props;
  const emptyText = typeof given === 'string' ? language.translate(given, { _: given }) : given;
  if (render) return record => render(record) ?? emptyText;
  if (Field || children)
    return record => (
      <RecordContextProvider key={record.id} value={record}>
        {Field ? <Field source={source} /> : children}
      </RecordContextProvider>
    );
  const write = valueCell({ resource, source, schema: schema.fields[source], kind }, language);
  const read = readerOf(source);
  return record => {
    const value = read(record);
    return value === null || value === undefined || value === '' ? emptyText : write(value);
  };
}

function readerOf(source: string): (record: RaRecord) => unknown {
  if (!source.includes('.')) return record => record[source];
  const path = source.split('.');
  return record => path.reduce<unknown>((value, name) => (value as RaRecord | null | undefined)?.[name], record);
}

/** Returns the field and initial order that a column's head sorts by; undefined if the endpoint does not offer it. */
function sortOf({ source, sortBy, disableSort = false, sortByOrder = 'ASC' }: ColumnProps, { sorts }: ListSchema) {
  const field = sortBy ?? source;
  return !disableSort && field && (sorts?.includes(field) ?? true) ? { field, order: sortByOrder } : undefined;
}
