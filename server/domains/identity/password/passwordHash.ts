import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, parameters);

// verified for an unknown account, so that both responses take equally long
let decoy: Promise<string> | undefined;

/** Whether the password is the account's; takes just as long if there is no account (`null`). */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
