import { Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/form/Field';
import { describedBy } from '../../ui/form/FieldFrame';
import { type FieldInput, useField } from '../../ui/form/useField';
import type { AnswerEditor as Editor } from './AnswerEditor';
import './answer.css';

/** Formatted text. The editor's code comes with the first form, beside the page's own. */
export const AnswerInput = ({ source, help }: Pick<FieldInput, 'source' | 'help'>) => {
  const { id, field, error, required } = useField({ source });
  const { getValues } = useFormContext();
  const [loaded, setLoaded] = useState<{ AnswerEditor: typeof Editor }>();
  useEffect(() => {
    let gone = false;
    void import('./AnswerEditor').then(module => !gone && setLoaded(module));
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide>
      {/* the place of the field among the others: the bar's way to what is refused goes by it */}
      <input type="hidden" name={field.name} />
      {loaded ? (
        <loaded.AnswerEditor
          id={id}
          value={String(field.value ?? '')}
          present={() => String(getValues(source) ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          handle={field.ref}
          required={required}
          invalid={Boolean(error)}
          describedBy={describedBy(id, { error, help })}
        />
      ) : (
        <Skeleton variant="rounded" height={264} />
      )}
    </Field>
  );
};
