import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { kindOf } from '../../../contract/core/fieldKind';
import { referenceOf } from '../../../contract/core/referenceOf';
import { nameFieldOf } from '../../../contract/record/nameFieldOf';
import { PaperLink } from '../PaperLink';
import { RichText } from '../richText/RichText';
import { smallPicture } from '../smallPicture';
import { Status } from '../status/Status';
import { ReferenceName } from './ReferenceName';
import './defaultShow.css';

/** Renders a field of a record where text is not enough; undefined for any other. */
export function factValue(schema: z.ZodType, source: string, record: RaRecord): ReactNode {
  const value: unknown = record[source];
  if (typeof value !== 'string' || value === '') return undefined;
  switch (kindOf(schema)) {
    case 'image':
      return <img className="fact-image" src={smallPicture(value)} alt="" loading="lazy" decoding="async" />;
    case 'file':
      return <PaperLink address={value} />;
    case 'link':
      return (
        <a href={value} target="_blank" rel="noreferrer">
          {value}
        </a>
      );
    case 'longText':
      return <span className="fact-lines">{value}</span>;
    case 'richText':
      return <RichText html={value} />;
    case 'status':
      return <Status source={source} value={value} name={choiceLabels(schema)?.[value] ?? value} />;
    case 'reference':
      return (
        <ReferenceName
          reference={referenceOf(schema) ?? ''}
          id={value}
          name={record[nameFieldOf(source)] as string | undefined}
        />
      );
    default:
      return undefined;
  }
}
