import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOver, fetchTransport } from '@stoa/sdk'
import { asMember, registered } from './member.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

/** A member who has reviewed the product, by the session token. */
async function reviewed(nickname: string): Promise<string> {
  const { baseUrl } = shop.stoa
  const token = await registered(shop.stoa, `${randomUUID()}@example.com`, nickname)
  const cookie = `stoa_session=${token}`
  const { reviews } = clientOver(fetchTransport({ baseUrl, identify: async () => ({ cookie, origin: baseUrl }) }))
  await reviews.createReview({ review: { namespace: 'stores', entityId: goods.plain.id, content: { rating: 4, title: nickname } } })
  return token
}

test('a review that was changed elsewhere is sent back with its text, and can be saved again', async () => {
  const page = await shop.open()
  await asMember(page, shop.stoa, await reviewed('Mia'))
  const other = await page.context().newPage()
  for (const one of [page, other]) await one.goto(`/products/${goods.plain.slug}/review`)
  const save = async (at: typeof page, title?: string): Promise<void> => {
    if (title) await at.getByLabel('Title').fill(title)
    await at.getByRole('button', { name: 'Save changes' }).click()
  }
  const hasNotice = (at: typeof page) => at.evaluate(() => document.activeElement?.getAttribute('role'))
  for (const title of ['Second', 'Third']) {
    await save(other, title)
    await expect.poll(() => hasNotice(other)).toBe('status')
  }
  await save(page, 'Mine')
  await page.getByText('changed elsewhere').waitFor()
  await expect.poll(() => page.locator('input[name=revision]').getAttribute('value')).toBe('3')
  await save(page)
  await page.getByText('Your review is published.').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine')
})

test('decisions in the dashboard are announced, and the focus goes on', async () => {
  for (const nickname of ['Ana', 'Bea', 'Cleo']) await reviewed(nickname)
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/reviews?state=published')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const card = (title: string) => page.getByRole('article', { name: title })
  await card('Bea').getByRole('button', { name: 'Reject' }).click()
  await page.getByText('1 review rejected.').first().waitFor()
  await expect.poll(focused).toBe('Ana')
  const reply = card('Ana').locator('summary', { hasText: 'reply' })
  await reply.click()
  await card('Ana').getByLabel('Reply, shown below').fill('Thank you.')
  await page.keyboard.press('Control+Enter')
  await card('Ana').getByText('Your reply').waitFor()
  await expect.poll(focused).toBe('Edit reply')
  await reply.click()
  await card('Ana').getByRole('button', { name: 'Remove reply' }).click()
  await expect.poll(focused).toBe('Reply')
  await card('Cleo').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete review' }).click()
  await expect.poll(focused).toBe('1 review deleted.')
})
