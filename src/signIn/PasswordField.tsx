import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from './Field';
import type { id } from './messages';
import './field.css';

interface PasswordFieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'onInput' | 'ref' | 'autoFocus'> {
  messages: typeof id;
  /** For a new password: the field's name, its label and the rule as a hint. */
  fresh?: { name: string; label: string; hint?: string };
}

/** A password input with a button that reveals it and a warning while Caps Lock is on. */
export const PasswordField = ({ messages, fresh, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      name={fresh?.name ?? 'password'}
      label={fresh?.label ?? messages.password}
      icon={Lock}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={capsLock ? messages.capsLock : fresh?.hint}
      aside={!fresh && <a href="/password/forgot">{messages.forgot}</a>}
      end={
        <button
          type="button"
          className="sign-eye"
          aria-label={shown ? messages.hidePassword : messages.showPassword}
          aria-controls={fresh?.name ?? 'password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
};
