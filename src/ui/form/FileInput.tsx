import { Button } from '@mui/material';
import { FileUp, Paperclip, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { RowAction } from '../RowAction';
import { useFileProblem } from '../useFileProblem';
import { describedBy, FieldFrame } from './FieldFrame';
import { type FieldInput, useField } from './useField';
import './fileInput.css';

interface FileInputProps extends FieldInput {
  /** MIME types or endings, as a browser's file chooser takes them: `.xlsx`. */
  accept: readonly string[];
  maxBytes: number;
}

/** A file input that checks extension and size; the form's value is the `File` itself. */
export const FileInput = ({ accept, maxBytes, ...props }: FileInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, readOnly } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const fileProblem = useFileProblem({ accept, maxBytes });
  const [problem, setProblem] = useState<string>();
  const file = field.value instanceof File ? field.value : null;

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = fileProblem(chosen);
    setProblem(found);
    if (!found) field.onChange(chosen);
  };
  const message = problem ?? error;

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
