import { useTranslateLabel } from 'ra-core';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

export interface FieldProps extends Omit<FieldFrameProps, 'label' | 'announced'> {
  source: string;
}

/** A field of a record: its label is that of the resource. */
export const Field = ({ source, ...frame }: FieldProps) => (
  <FieldFrame label={useTranslateLabel()({ source })} {...frame} />
);
