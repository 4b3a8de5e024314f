import type { TranslateFunction } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { choiceLabels } from '../../../../contract/core/choiceLabels';
import { type FieldKind, kindOf } from '../../../../contract/core/fieldKind';
import { itemOf } from '../../../../contract/core/listSchema';
import { toLocalPhone } from '../../../../contract/core/phone';
import { plainTextOf } from '../../../../contract/richText';
import type { DateStyle } from '../../../i18n/dates';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { AreaName } from '../../display/AreaName';
import { Moment } from '../../display/Moment';
import { PaperLink } from '../../display/PaperLink';
import { Status } from '../../display/Status';
import { smallPicture } from '../../display/smallPicture';
import { choiceText } from '../../fields/choiceText';
import { namedByProvider } from '../../fields/namedByProvider';
import './tableRow.css';

interface Language {
  translate: TranslateFunction;
  locale: string;
}

interface CellField {
  resource: string;
  source: string;
  schema: z.ZodType | undefined;
  /** Overrides the schema's kind. */
  kind: FieldKind | undefined;
}

type Write = (value: never, language: Language) => ReactNode;

const time =
  (style: DateStyle): Write =>
  (value: string) => <Moment value={value} style={style} />;

/** A picture in a row; decorative, since the record's name is next to it. Its place remains if there is none. */
export const CellImage = ({ src }: { src: string | null }) =>
  src ? (
    <img className="cell-image" src={smallPicture(src)} alt="" width={40} height={32} loading="lazy" decoding="async" />
  ) : (
    <span className="cell-image" />
  );

const byKind: Partial<Record<FieldKind, Write>> = {
  money: formatMoney,
  number: formatNumber,
  phone: toLocalPhone,
  richText: plainTextOf,
  boolean: (value: boolean, { translate }) => translate(`ra.boolean.${value}`),
  day: time('day'),
  moment: time('moment'),
  area: (code: string) => <AreaName code={code} />,
  image: (value: string) => <CellImage key={value} src={value} />,
  file: (value: string) => <PaperLink address={value} />,
};

/** Returns the renderer of a field's cells by its kind, created once per column rather than per row. */
export function valueCell(field: CellField, language: Language): (value: unknown) => ReactNode {
  const { resource, source, schema, kind } = field;
  if (schema && !kind && namedByProvider(schema)) return regionCell;
  const words = schema && !kind && choiceLabels(itemOf(schema));
  if (words) {
    const write = (value: unknown) => {
      const id = String(value);
      return choiceText(language.translate, { resource, field: source, value: id, word: words[id] ?? id });
    };
    if (kindOfField(field) === 'status')
      return value => <Status source={source} value={String(value)} name={words[String(value)]} />;
    return value => (Array.isArray(value) ? value.map(write).join(', ') : write(value));
  }
  const asked = kindOfField(field);
  const write = asked && byKind[asked];
  return write ? value => write(value as never, language) : plainText;
}

/** Renders a provider's regions by their names. */
const regionCell = (value: unknown): ReactNode =>
  [value].flat().map((code, at) => (
    <Fragment key={String(code)}>
      {at > 0 && ', '}
      <AreaName code={String(code)} />
    </Fragment>
  ));

/** Whether a column is aligned like figures. */
export const isFigure = (field: Pick<CellField, 'schema' | 'kind'>) => {
  const kind = kindOfField(field);
  return kind === 'money' || kind === 'number';
};

const kindOfField = ({ schema, kind }: Pick<CellField, 'schema' | 'kind'>) => kind ?? (schema && kindOf(schema));

const plainText = (value: unknown): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'object' ? null : String(value);
