import type { z } from 'zod';
import type { ErrorMessage } from './defineErrors';
import { fillMessage } from './fillMessage';

/**
 * The rules of the specification's point 5 with their exact messages. `{_field_}` is the field's label, `{length}` the
 * rule's number. Where the specification has no message (full_name), the wording follows alpha_num_special. `value`,
 * `min_value`, `max_value`, `decimals`, `one_of`, `link`, `after` and `taken` are additions for cases that it does not cover.
 */
export const ruleMessages = {
  required: '{_field_} harus diisi',
  numeric: '{_field_} harus angka',
  alpha_num: '{_field_} harus alfanumeric dan spesial karakter',
  min: '{_field_} minimal {length} karakter',
  max: '{_field_} maximal {length} karakter',
  alpha: '{_field_} harus alfabet',
  alpha_spaces: '{_field_} harus alfabet',
  digits: '{_field_} harus {length} digit angka',
  email: 'Email yang Anda masukan tidak sah',
  confirmed: '{_field_} tidak sesuai',
  phone: '{_field_} bukan nomor telepon yang valid',
  min_digits: '{_field_} minimal {length} digit',
  max_digits: '{_field_} maksimal {length} digit',
  alpha_num_special: 'harus alfanumeric dan spesial karakter (titik, koma, petik tunggal)',
  full_name: 'harus alfabet dan spesial karakter (titik, koma, petik tunggal)',
  password:
    'Password must be at least 8 characters, have 1 number, 1 uppercase character, 1 lowercase character and 1 non-alphanumeric character.',
  value: '{_field_} tidak sah',
  min_value: '{_field_} minimal {length}',
  max_value: '{_field_} maksimal {length}',
  decimals: '{_field_} paling banyak {length} angka di belakang koma',
  one_of: '{_field_} bukan pilihan yang tersedia',
  link: '{_field_} harus alamat lengkap, misalnya https://contoh.id/promo',
  after: '{_field_} harus setelah waktu mulai',
  taken: '{_field_} ini sudah dipakai',
} as const;

export type RuleName = keyof typeof ruleMessages;

/** A violated rule, with its number if it has one. */
export interface BrokenRule {
  rule: RuleName;
  length?: number | undefined;
}

const isRule = (name: unknown): name is RuleName => typeof name === 'string' && Object.hasOwn(ruleMessages, name);

const empty = (value: unknown) => value === undefined || value === null || value === '';

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Record<string, unknown> & { input?: unknown };

/** Maps a zod issue to a rule of the specification. Custom rules set theirs in `params.rule`. */
export function brokenRule(issue: Issue): BrokenRule {
  const params = issue.params as { rule?: unknown; length?: number } | undefined;
  if (isRule(params?.rule)) return { rule: params.rule, length: params.length };
  if (empty(issue.input) && issue.code !== 'custom') return { rule: 'required' };
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { rule: 'required' } : { rule: 'min', length: Number(issue.minimum) };
      if (issue.origin === 'array') return { rule: 'required' };
      return { rule: 'min_value', length: Number(issue.minimum) };
    case 'too_big':
      return { rule: issue.origin === 'string' ? 'max' : 'max_value', length: Number(issue.maximum) };
    case 'invalid_type':
      return { rule: issue.expected === 'number' || issue.expected === 'int' ? 'numeric' : 'value' };
    case 'invalid_value':
      return { rule: 'one_of' };
    case 'invalid_format':
      if (issue.format === 'email') return { rule: 'email' };
      return { rule: issue.format === 'url' ? 'link' : 'value' };
    default:
      return { rule: 'value' };
  }
}

/** The Indonesian message of a broken rule. */
export const ruleMessage = ({ rule, length }: BrokenRule, label: string) =>
  fillMessage(ruleMessages[rule], label, length);

/** A broken rule as an error: code `rule.<name>`, the rule's number as `length`. */
export const ruleError = (broken: BrokenRule, label: string): ErrorMessage => ({
  code: `rule.${broken.rule}`,
  params: broken.length === undefined ? {} : { length: broken.length },
  message: ruleMessage(broken, label),
});
