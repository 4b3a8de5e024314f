import { Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { type FieldInput, useField } from '../../ui/form/useField';
import type { AnswerEditor as Editor } from './AnswerEditor';

/** Formatted text. The editor's code comes with the first form, beside the page's own. */
export const AnswerInput = (props: FieldInput) => {
  const { id, field, frame, control, error, required, readOnly } = useField(props);
  const { getValues } = useFormContext();
  const [loaded, setLoaded] = useState<{ AnswerEditor: typeof Editor }>();
  useEffect(() => {
    let unmounted = false;
    void import('./AnswerEditor').then(module => !unmounted && setLoaded(module));
    return () => {
      unmounted = true;
    };
  }, []);
  return (
    <FieldFrame {...frame} wide>
      {/* the place of the field among the others: the bar's way to what is refused goes by it */}
      <input type="hidden" name={field.name} />
      {loaded ? (
        <loaded.AnswerEditor
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
        <Skeleton variant="rounded" height={264} />
      )}
    </FieldFrame>
  );
};
