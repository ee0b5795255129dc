import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from './audit.ts'
import { asMember, registered } from './member.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

test('a heart is pressed at once and saved, and says if it couldn’t be; the wishlist removes with undo', async () => {
  const page = await shop.open()
  await asMember(page, shop.stoa, await registered(shop.stoa, `${randomUUID()}@example.com`))
  await page.goto(`/products/${goods.plain.slug}`)
  const heart = page.getByRole('button', { name: `Save ${goods.plain.name}` }).first()
  await page.route('**/wishlist.data', (route) => route.abort())
  await heart.click()
  await page.getByRole('alert').filter({ hasText: 'Couldn’t update your wishlist.' }).waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/wishlist.data')
  let answer: (() => void) | undefined
  await page.route('**/wishlist.data', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  const saved = page.waitForResponse('**/*.data?_routes=root')
  await expect.poll(() => answer).toBeDefined()
  answer!()
  await saved
  await page.unroute('**/wishlist.data')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(await audit(page)).toEqual([])
  await page.goto('/account/wishlist')
  await page.getByRole('link', { name: goods.plain.name }).waitFor()
  await page.getByRole('button', { name: `Remove ${goods.plain.name} from your wishlist` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`Added again: ${goods.plain.name}`).waitFor()
  await page.getByRole('link', { name: goods.plain.name }).waitFor()
  expect(await audit(page)).toEqual([])
})
