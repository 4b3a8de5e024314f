import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from '../form/FieldFrame';
import { type FieldInput, useField } from '../form/useField';
import type { RichTextEditor as Editor } from './RichTextEditor';
import './richTextSkeleton.css';

/** An input for formatted text. The editor's code is loaded with the first such input. */
export const RichTextInput = (props: FieldInput) => {
  const { id, field, frame, control, error, required, readOnly } = useField(props);
  const { getValues } = useFormContext();
  const [loaded, setLoaded] = useState<{ RichTextEditor: typeof Editor }>();
  useEffect(() => {
    let unmounted = false;
    void import('./RichTextEditor').then(module => !unmounted && setLoaded(module));
    return () => {
      unmounted = true;
    };
  }, []);
  return (
    <FieldFrame {...frame} wide>
      {/* marks the field's position for the save bar's link to errors */}
      <input type="hidden" name={field.name} />
      {loaded ? (
        <loaded.RichTextEditor
          id={id}
          value={String(field.value ?? '')}
          present={() => String(getValues(field.name) ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          handle={field.ref}
          required={required}
          invalid={Boolean(error)}
          describedBy={control['aria-describedby']}
          readOnly={readOnly}
        />
      ) : (
        <div className="rich-text-skeleton" />
      )}
    </FieldFrame>
  );
};
