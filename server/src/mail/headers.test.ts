import { expect, test } from 'vitest'
import { headersOf } from './headers.ts'

const mail = {
  id: '019a0000-0000-7000-8000-000000000001',
  recipient: 'vera@example.com',
  subject: 'Your order 10001 at Parapeito',
  createdDate: new Date('2026-11-20T12:00:00.000Z'),
  sentDate: null,
}
const sender = { shop: { name: 'Parapeito', email: 'hello@parapeito.example' }, baseUrl: 'https://shop.example:8443' }

test('an email is sent under the shop’s name with its own id', () => {
  expect(headersOf(mail, sender)).toEqual([
    { name: 'From', value: '"Parapeito" <hello@parapeito.example>' },
    { name: 'To', value: 'vera@example.com' },
    { name: 'Subject', value: 'Your order 10001 at Parapeito' },
    { name: 'Date', value: 'Fri, 20 Nov 2026 12:00:00 +0000' },
    { name: 'Message-ID', value: '<019a0000-0000-7000-8000-000000000001@shop.example>' },
    { name: 'MIME-Version', value: '1.0' },
    { name: 'Content-Type', value: 'multipart/alternative; charset=utf-8' },
    { name: 'Auto-Submitted', value: 'auto-generated' },
  ])
})

test('has the date of sending once it was sent', () => {
  const sent = { ...mail, sentDate: new Date('2026-11-21T08:30:00.000Z') }
  expect(headersOf(sent, sender)).toContainEqual({ name: 'Date', value: 'Sat, 21 Nov 2026 08:30:00 +0000' })
})

test.each([
  ['Bcc: everybody', 'Parapeito\r\nBcc: all@example.com'],
  ['a quote', 'Para"peito\\'],
  ['a separator of lines', 'Para\u2028peito'],
])('O06: %s in a shop’s name stays in its line and in its quotes', (_what, name) => {
  const [from] = headersOf(mail, { ...sender, shop: { ...sender.shop, name } })
  expect(from!.value).not.toMatch(/[\r\n\u2028]/)
  expect(from!.value).toMatch(/^"(?:[^"\\]|\\.)*" <hello@parapeito\.example>$/)
})
