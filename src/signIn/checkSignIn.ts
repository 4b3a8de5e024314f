import type { id } from './messages';

export interface Credentials {
  email: string;
  password: string;
}

export type FieldErrors = Partial<Record<keyof Credentials, string>>;

/** Catches typos; only the server knows whether the account exists. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Validates the form (point 5): both fields are required, the email must be valid. Returns one message per invalid field. */
export function checkSignIn({ email, password }: Credentials, messages: typeof id): FieldErrors {
  const errors: FieldErrors = {};
  if (!email.trim()) errors.email = messages.emailRequired;
  else if (!emailShape.test(email.trim())) errors.email = messages.emailInvalid;
  if (!password) errors.password = messages.passwordRequired;
  return errors;
}
