import type { id } from './messages';

export interface Credentials {
  email: string;
  password: string;
}

export type FieldErrors = Partial<Record<keyof Credentials, string>>;

/** Good enough to catch a slip; whether the account exists is the server's to say. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The rules of the form (point 5): both fields filled, the email an email. No entry means no fault. */
export function checkSignIn({ email, password }: Credentials, messages: typeof id): FieldErrors {
  const errors: FieldErrors = {};
  if (!email.trim()) errors.email = messages.emailRequired;
  else if (!emailShape.test(email.trim())) errors.email = messages.emailInvalid;
  if (!password) errors.password = messages.passwordRequired;
  return errors;
}
