import { FileUp, Paperclip, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { paperName } from '../../../contract/core/paperName';
import { Button } from '../controls/Button';
import { RowAction } from '../controls/RowAction';
import { useFileProblem } from '../lazy/useFileProblem';
import { describedBy, FieldFrame } from './FieldFrame';
import { type FieldInput, useField } from './useField';
import './fileInput.css';

interface FileInputProps extends FieldInput {
  /** MIME types or file extensions (`.xlsx`), as in a file input's `accept`. */
  accept: readonly string[];
  maxBytes: number;
  /** Returns the value to store for a chosen file; the `File` itself by default. */
  keep?: (file: File) => unknown;
  /** Renders the stored value. */
  show?: (kept: unknown) => ReactNode;
}

const isFile = (kept: unknown): kept is File => kept instanceof File;

/** A file input that checks type and size. */
export const FileInput = ({ accept, maxBytes, keep, show, ...props }: FileInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, readOnly } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const fileProblem = useFileProblem({ accept, maxBytes });
  const [problem, setProblem] = useState<string>();
  const kept: unknown = field.value;
  const name = isFile(kept) ? kept.name : typeof kept === 'string' && kept ? paperName(kept) : null;

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = fileProblem(chosen);
    setProblem(found);
    if (!found) field.onChange(keep ? keep(chosen) : chosen);
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
        aria-describedby={describedBy(control.id, { error: message, help: frame.help })}
        onBlur={field.onBlur}
        onChange={event => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="file row">
        {name ? (
          <>
            <Paperclip size={16} aria-hidden />
            <span>{show ? show(kept) : name}</span>
            <RowAction
              disabled={readOnly}
              aria-label={translate('app.file.remove', { name })}
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
