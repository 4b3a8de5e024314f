import { readsMany } from '../../contract/core/readsMany';
import { dashboardApi } from '../../contract/dashboard/dashboardApi';
import { faqApi } from '../../contract/faq';
import { authApi } from '../../contract/identity/auth';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { notificationApi } from '../../contract/notification';

/** The calls that a replica of the database may serve. */

test.each([
  ['a list', faqApi.list, true],
  ['a list without a query', faqApi.categories, true],
  ['a download', merchantApi.export, true],
  ['a report', dashboardApi.summary, true],
  ['a record, whose version is saved again', faqApi.one, false],
  ['a stream without an end', notificationApi.live, false],
  ['a write', faqApi.create, false],
  ['what needs no session', authApi.login, false],
] as const)('%s', (_, endpoint, expected) => {
  expect(readsMany(endpoint)).toBe(expected);
});
