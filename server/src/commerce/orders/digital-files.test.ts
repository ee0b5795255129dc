import { expect, test } from 'vitest'
import { makeTestShop } from '../../../../tests/support/shop.ts'
import { openDownloadToken, withDownloadLinks } from './digital-files.ts'
import type { WireOrder } from './order.ts'

const now = new Date('2026-05-01T10:00:00Z')
const expirationDate = new Date(Date.now() + 3_600_000).toISOString()

test('the lines of an order get links of their own for one signature; expired files get none', async () => {
  const { app, siteId } = await makeTestShop()
  const { tokens, settings } = app.services
  let signatures = 0
  const sign: typeof tokens.sign = (...given) => {
    signatures++
    return tokens.sign(...given)
  }
  const digitalFile = { fileId: 'song.mp3', expirationDate }
  const lineItems = [
    { id: 'a', digitalFile },
    { id: 'b', digitalFile },
    { id: 'c', digitalFile: { ...digitalFile, expirationDate: now.toISOString() } },
    { id: 'd' },
  ]
  const order = { id: 'one', status: 'APPROVED', paymentStatus: 'PAID', lineItems } as unknown as WireOrder
  const site = { id: siteId, baseUrl: 'https://shop.example' }
  const shown = await withDownloadLinks({ tokens: { ...tokens, sign }, settings }, { site, order, now })
  const links = shown.lineItems.map(({ digitalFile: file }) => file?.link?.replace(/token=.*/, 'token='))
  const url = 'https://shop.example/downloads/file'
  expect(links).toEqual([`${url}?line=a&token=`, `${url}?line=b&token=`, undefined, undefined])
  expect(signatures).toBe(1)
  const token = new URL(shown.lineItems[0]!.digitalFile!.link!).searchParams.get('token')!
  expect(await openDownloadToken({ tokens }, token)).toEqual({ siteId, orderId: 'one' })
})
