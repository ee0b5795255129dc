import { expect, test } from 'vitest'
import { scriptBytes, signIn } from '../../bench/in-chromium.ts'
import { withShop } from './shop.ts'

const shop = withShop()

test('the bench signs in to the dashboard and measures its pages', async () => {
  const { browser, stoa } = shop
  const storageState = await signIn(browser, stoa.baseUrl, { email: stoa.ownerEmail, password: stoa.ownerPassword })
  expect(await scriptBytes(browser, `${stoa.baseUrl}/dashboard/orders`, { storageState })).toBeGreaterThan(100_000)
})
