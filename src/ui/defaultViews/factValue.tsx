import type { ReactNode } from 'react';
import type { z } from 'zod';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { kindOf } from '../../../contract/core/fieldKind';
import { referenceOf } from '../../../contract/core/referenceOf';
import { PaperLink } from '../PaperLink';
import { RichText } from '../richText/RichText';
import { smallPicture } from '../smallPicture';
import { Status } from '../status/Status';
import { ReferenceName } from './ReferenceName';
import './defaultShow.css';

/** Renders the value of a record's field where text is not enough; undefined for any other. */
export function factValue(schema: z.ZodType, source: string, value: unknown): ReactNode {
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
      return <ReferenceName reference={referenceOf(schema) ?? ''} id={value} />;
    default:
      return undefined;
  }
}
