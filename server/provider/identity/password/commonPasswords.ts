/** Words, in lower case, that people decorate when a rule demands a capital, a digit and a symbol. */
const words = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'pa$$word',
  'pa$$w0rd',
  'admin',
  'administrator',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'abcd',
  'abc',
  'letmein',
  'changeme',
  'iloveyou',
  'rahasia',
  'indonesia',
  'pertamina',
  'merchant',
  'merchants',
  'superadmin',
  'jakarta',
  'bismillah',
  'sayang',
  'merdeka',
  'garuda',
  'login',
  'user',
  'test',
  'demo',
  'default',
  'secret',
  'monkey',
  'dragon',
  'football',
  'master',
  'hello',
];
/** Maximum number of characters added to a common word; a longer password may contain one. */
const MAX_DECORATION = 8;
const numbers = new Set(['', '1', '12', '123', '1234', '12345', '123456', '01']);
const YEAR = /^(19|20)\d\d$/;

/** Whether a password is among the first that an attacker would try: a common word with a usual number or a year, and symbols. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return words.some(word => {
    if (!lower.includes(word)) return false;
    const rest = lower.replace(word, '');
    const digits = rest.replace(/[^\d]/g, '');
    return rest.length <= MAX_DECORATION && !/\p{L}/u.test(rest) && (numbers.has(digits) || YEAR.test(digits));
  });
}
