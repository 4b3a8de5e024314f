import { webcrypto } from 'node:crypto';
import { decrypt, encrypt, forgetSessionKey } from '../../../src/authProvider/logout';
import { call } from '../../../src/dataProvider/call';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn() }));
const called = jest.mocked(call);
const keyOf = (filled: number) => ({ key: Buffer.alloc(32, filled).toString('base64url') }) as never;

describe('encrypt and decrypt', () => {
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
  beforeEach(() => {
    forgetSessionKey();
    called.mockReset();
    called.mockResolvedValue(keyOf(1));
  });

  it.each(['', 'Ni Made Ayu Lestari', '0812-0000-0101 😀', 'x'.repeat(5_000)])('round-trips %j', async text => {
    expect(await decrypt(await encrypt(text))).toBe(text);
  });

  it('encrypts the same text differently each time, and fetches the key once', async () => {
    expect(await encrypt('a')).not.toBe(await encrypt('a'));
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('rejects altered ciphertext and ciphertext from another session', async () => {
    const sealed = await encrypt('rahasia');
    const changed = (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21);
    await expect(decrypt(sealed.slice(0, 20) + changed)).rejects.toThrow();
    forgetSessionKey();
    called.mockResolvedValue(keyOf(2));
    await expect(decrypt(sealed)).rejects.toThrow();
  });

  it('retries after the key could not be fetched', async () => {
    called.mockRejectedValueOnce(new Error('tidak terhubung'));
    await expect(encrypt('a')).rejects.toThrow('tidak terhubung');
    expect(await decrypt(await encrypt('a'))).toBe('a');
  });
});
