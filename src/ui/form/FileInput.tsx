import { Button } from '@mui/material';
import { FileUp, Paperclip, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../RowAction';
import { describedBy, FieldFrame } from './FieldFrame';
import { type FieldInput, useField } from './useField';
import './fileInput.css';

interface FileInputProps extends FieldInput {
  /** MIME types or endings, as a browser's file chooser takes them: `.xlsx`. */
  accept: readonly string[];
  maxBytes: number;
}

/** A file of the person's machine, judged by ending and size before it is sent; the form holds the `File` itself. */
export const FileInput = ({ accept, maxBytes, ...props }: FileInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, readOnly } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const file = field.value instanceof File ? field.value : null;

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const fits = accept.some(kind =>
      kind.startsWith('.') ? chosen.name.toLowerCase().endsWith(kind) : chosen.type === kind,
    );
    const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 104_857.6) / 10);
    if (!fits) return setRefused(translate('app.file.type', { types: accept.join(', ') }));
    if (chosen.size > maxBytes)
      return setRefused(translate('app.file.size', { size: megabytes(chosen.size), max: megabytes(maxBytes) }));
    setRefused(undefined);
    field.onChange(chosen);
  };
  const message = refused ?? error;

  return (
    <FieldFrame {...frame} error={message}>
      <input
        ref={element => {
          input.current = element;
          field.ref({ focus: () => element?.focus() });
        }}
        {...control}
        disabled={readOnly}
        className="sr-only file-input"
        type="file"
        accept={accept.join(',')}
        aria-invalid={Boolean(message)}
        aria-describedby={describedBy(control.id, { error: message, help: props.helperText })}
        onBlur={field.onBlur}
        onChange={event => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="file">
        {file ? (
          <>
            <Paperclip size={16} aria-hidden />
            <span>{file.name}</span>
            <RowAction
              disabled={readOnly}
              aria-label={translate('app.file.remove', { name: file.name })}
              onClick={() => field.onChange(null)}
            >
              <X size={16} aria-hidden />
            </RowAction>
          </>
        ) : (
          <Button disabled={readOnly} startIcon={<FileUp />} onClick={() => input.current?.click()}>
            {translate('app.file.choose')}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
};
