import { expect, test } from 'vitest'
import { exportRequest } from './export-request.ts'

test.each([
  ['', { format: 'CSV' }],
  ['format=JSON_LINES&which=some&field=a&field=b', { format: 'JSON_LINES', fields: ['a', 'b'] }],
  ['which=some', { format: 'CSV' }],
  ['which=all&field=a', { format: 'CSV' }],
  [
    'filter={"a":1}&sort=[{"fieldName":"a","order":"DESC"}]',
    { format: 'CSV', filter: { a: 1 }, sort: [{ fieldName: 'a', order: 'DESC' }] },
  ],
  ['filter=nonsense&sort=7', { format: 'CSV' }],
])('%s', (query, asked) => {
  expect(exportRequest('Books', new URLSearchParams(query))).toEqual({ dataCollectionId: 'Books', ...asked })
})
