import type { RuleName } from '../../../contract/core/rules';

/** English messages of the rules, with the contract's placeholders. */
export const rules: Record<RuleName, string> = {
  required: '{_field_} is required',
  numeric: '{_field_} must be a number',
  alpha_num: '{_field_} must be alphanumeric with special characters',
  min: '{_field_} must have at least {length} characters',
  max: '{_field_} must have at most {length} characters',
  alpha: '{_field_} must consist of letters',
  alpha_spaces: '{_field_} must consist of letters',
  digits: '{_field_} must have {length} digits',
  email: 'The email you entered is not valid',
  confirmed: '{_field_} does not match',
  phone: '{_field_} is not a valid phone number',
  min_digits: '{_field_} must have at least {length} digits',
  max_digits: '{_field_} must have at most {length} digits',
  alpha_num_special: 'must be alphanumeric with special characters (dot, comma, single quote)',
  full_name: 'must be letters with special characters (dot, comma, single quote)',
  password:
    'Password must be at least 8 characters, have 1 number, 1 uppercase character, 1 lowercase character and 1 non-alphanumeric character.',
  value: '{_field_} is not valid',
  min_value: '{_field_} must be at least {length}',
  max_value: '{_field_} must be at most {length}',
  decimals: '{_field_} can have at most {length} decimal places',
  one_of: '{_field_} is not one of the choices',
  link: '{_field_} must be a complete address, for example https://contoh.id/promo',
  after: '{_field_} must be after the start',
  taken: '{_field_} is already in use',
};
