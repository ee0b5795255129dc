import { expect, test } from 'vitest'
import { sentHeaders } from './headers.ts'

test('M03: only harmless headers are sent', () => {
  expect(
    sentHeaders({
      Authorization: 'Bearer a',
      'X-Api-Key': 'b',
      Accept: 'image/*',
      Host: 'internal.example',
      Cookie: 'a=b',
      'Transfer-Encoding': 'chunked',
      'X-Forwarded-For': '127.0.0.1',
      Referer: 'https://a.example\r\nHost: b.example',
      'X-\r\nHost': 'c',
    }),
  ).toEqual({ authorization: 'Bearer a', 'x-api-key': 'b', accept: 'image/*' })
})
