import { catalogueMessages } from '../../../src/catalogue/messages';
import { defineResource } from '../../../src/declarations/defineResource';

const name = 'Kurir';
const declare = { name: 'courier', paths: {}, endpoints: {} };

test('the messages of a resource’s own views stand beside the common ones in both languages', async () => {
  const id = { name, fields: {}, custom: { sections: { plate: 'Pelat' } } };
  const en = async () => ({ en: { name: 'Courier', fields: {}, custom: { sections: { plate: 'Plate' } } } });
  const messages = catalogueMessages([defineResource({ ...declare, messages: { id, en } })], []);
  expect(messages.id()).toMatchObject({ resources: { courier: { name, sections: { plate: 'Pelat' } } } });
  expect(await messages.en()).toMatchObject({ resources: { courier: { sections: { plate: 'Plate' } } } });
});

test('a message that nothing looks for does not compile', () => {
  const id = { name, fields: {}, serach: 'Cari kurir' };
  const en = async () => ({ en: { name: 'Courier', fields: {}, serach: 'Search couriers' } });
  // @ts-expect-error `serach` is no message of a resource
  expect(defineResource({ ...declare, messages: { id, en } }).name).toBe('courier');
});
