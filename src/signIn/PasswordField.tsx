import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from './Field';
import type { id } from './words';

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, 'error' | 'onInput' | 'ref'> & { words: typeof id };

/** The password, with a way to look at it and a word when Caps Lock is on. */
export const PasswordField = ({ words, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      name="password"
      label={words.password}
      icon={Lock}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={capsLock ? words.capsLock : undefined}
      aside={<a href="/password/forgot">{words.forgot}</a>}
      end={
        <button
          type="button"
          className="sign-eye"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
};
