import { ApiError } from '../../../src/dataProvider/ApiError';
import { passwordQuestion } from '../../../src/dataProvider/passwordGate';
import { runEach } from '../../../src/ui/dialogs/runEach';

const wanted = () =>
  new ApiError(422, 'Perlu kata sandi.', { errors: { current_password: 'Masukkan kata sandi Anda' } });
const ids = [1, 2, 3, 4, 5, 6];
const options = () => ({ signal: new AbortController().signal, onProgress: jest.fn() });
const asked = async () => {
  while (!passwordQuestion()) await new Promise(resolve => setTimeout(resolve));
};

it('asks for the password once for all records, then does them all', async () => {
  let isFresh = false;
  const act = jest.fn(async () => {
    if (!isFresh) throw wanted();
  });
  const result = runEach(ids, act, options());
  await asked();
  isFresh = true;
  passwordQuestion()?.confirm();
  const { done, failed, left } = await result;
  expect([done.sort(), failed, left]).toEqual([ids, [], []]);
  expect(passwordQuestion()).toBeNull();
});

it('does nothing if the password prompt is cancelled', async () => {
  const result = runEach(ids, () => Promise.reject(wanted()), options());
  await asked();
  passwordQuestion()?.cancel();
  const { done, failed, left } = await result;
  expect([done, failed, left.sort()]).toEqual([[], [], ids]);
  expect(passwordQuestion()).toBeNull();
});
