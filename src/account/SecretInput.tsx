import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '../ui/controls/IconButton';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { OutlinedInput } from '../ui/material/controls';

interface SecretInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean;
  autoFocus?: boolean;
  wide?: boolean;
  /** Makes the input controlled. */
  value?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** A password input with a button that reveals it. */
export const SecretInput = ({
  name,
  label,
  autoComplete,
  error,
  help,
  required,
  autoFocus,
  wide,
  value,
  inputRef,
  onChange,
  onBlur,
}: SecretInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame announced id={id} label={label} required={required} error={error} help={help} wide={wide}>
      <OutlinedInput
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        {...(inputRef && { inputRef })}
        {...(value !== undefined && { value })}
        onChange={event => onChange?.(event.target.value)}
        onBlur={onBlur}
        error={Boolean(error)}
        autoFocus={autoFocus ?? false}
        fullWidth
        inputProps={{
          autoComplete,
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-required': required || undefined,
          'aria-describedby': describedBy(id, { error, help }),
        }}
        endAdornment={
          <IconButton
            size="small"
            aria-label={translate(shown ? 'app.account.secret.hide' : 'app.account.secret.show', { label })}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={16} aria-hidden />
          </IconButton>
        }
      />
    </FieldFrame>
  );
};
