import { responseStatus } from '../../contract/core/responseStatus';

test.each([
  [200, { code: 200 }, 200],
  [200, { code: 401 }, 401],
  [200, { code: '401' }, 401],
  [400, { code: 401 }, 401],
  [422, { code: '401' }, 401],
  [200, { code: 422 }, 422],
  [200, { code: '500' }, 500],
  // of two errors, the status wins
  [404, { code: 500 }, 404],
  [201, { code: 999 }, 201],
  [200, { code: 'E-401' }, 200],
  [200, { code: null }, 200],
  [503, 'Service Unavailable', 503],
  [200, null, 200],
])('status %j with body %j counts as %j', (status, body, expected) =>
  expect(responseStatus(status, body)).toBe(expected),
);
