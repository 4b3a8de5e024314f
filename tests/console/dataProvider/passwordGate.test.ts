import { ApiError } from '../../../src/dataProvider/ApiError';
import { askForPassword, isCancelled, passwordQuestion, withPassword } from '../../../src/dataProvider/passwordGate';

const wanted = () =>
  new ApiError(422, 'Perlu kata sandi.', { errors: { current_password: 'Masukkan kata sandi Anda' } });

it('asks for the password when the server requires it, then repeats the call', async () => {
  const send = jest.fn().mockRejectedValueOnce(wanted()).mockResolvedValue('done');
  const result = withPassword(send);
  await new Promise(process.nextTick);
  expect(passwordQuestion()).not.toBeNull();
  passwordQuestion()?.confirm();
  expect(await result).toBe('done');
  expect(send).toHaveBeenCalledTimes(2);
  expect(passwordQuestion()).toBeNull();
});

it('rethrows any other error without asking', async () => {
  const refused = new ApiError(403, 'Tidak boleh.');
  await expect(withPassword(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(passwordQuestion()).toBeNull();
});

it('distinguishes cancelling from failing, and a second question cancels the first', async () => {
  const first = askForPassword().catch(error => error);
  const second = askForPassword().catch(error => error);
  expect(isCancelled(await first)).toBe(true);
  passwordQuestion()?.cancel();
  expect(isCancelled(await second)).toBe(true);
  expect(isCancelled(new Error('x'))).toBe(false);
});

it('asks once for concurrent calls, and repeats each', async () => {
  const sends = [1, 2, 3].map(value => jest.fn().mockRejectedValueOnce(wanted()).mockResolvedValue(value));
  const results = Promise.all(sends.map(send => withPassword(send)));
  await new Promise(process.nextTick);
  passwordQuestion()?.confirm();
  expect(await results).toEqual([1, 2, 3]);
  expect(passwordQuestion()).toBeNull();
});
