/**
 * The most used passwords among those that satisfy the `password` rule, in lower case: what people make of 'password', 'admin' or
 * 'qwerty' once a rule wants a capital, a digit and a sign. Compared as a whole: a longer password may contain one.
 */
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
const digits = ['1', '12', '123', '1234', '12345', '123456', '01'];
const signs = ['!', '@', '#', '$', '.', '*', '?', '_', '-', '!!', '!@#'];

const common: ReadonlySet<string> = new Set(
  words.flatMap(word => [
    // 'p@ssw0rd' has its digit and its sign already
    word,
    ...digits.flatMap(number =>
      signs.flatMap(sign => [
        `${word}${number}${sign}`,
        `${word}${sign}${number}`,
        `${sign}${word}${number}`,
        `${word}${number}`,
      ]),
    ),
    ...signs.map(sign => `${word}${sign}`),
  ]),
);

/** Whether a password is one of the first that an attacker would try. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
