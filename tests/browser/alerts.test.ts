import { beforeAll, expect, test, vi } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
let owner: Client
/** A product with a variant that is sold out, which its test sets. */
let varied: Awaited<ReturnType<Client['catalogue']['getProduct']>>['product']

beforeAll(async () => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  owner = createClient({ baseUrl, apiKey, siteId })
  varied = (await owner.catalogue.getProduct({ id: goods.withOptions.id })).product
  await setStock(0)
})

const option = () => varied.productOptions[0]!
const [soldOut, other] = [() => varied.variants[0]!, () => varied.variants[1]!]
const setStock = (quantity: number) =>
  owner.stock.adjustStock({
    adjustments: [{ productId: varied.id, variantId: soldOut().id!, action: 'SET', quantity }],
    reason: 'RECEIVED',
  })
const choiceOf = ({ choices }: { choices: Record<string, string> }): string => choices[option().name!]!
const pathOf = (variant: { choices: Record<string, string> }) =>
  `/products/${varied.slug}?${new URLSearchParams(Object.entries(variant.choices).map(([name, choice]) => [`option.${name}`, choice]))}`
const waitingFor = async (email: string) =>
  (await owner.backInStock.queryBackInStockNotificationRequests({ query: { filter: { email } } })).requests

test('the form follows the selection, keeps what is typed, says what is wrong and what was done', async () => {
  const page = await shop.open()
  await page.goto(pathOf(other()))
  const form = page.getByRole('region', { name: /^Email me when/ })
  expect(await form.count()).toBe(0)
  await page.getByRole('radio', { name: choiceOf(soldOut()) }).focus()
  await page.keyboard.press('Space')
  await form.getByRole('heading', { name: new RegExp(choiceOf(soldOut())) }).waitFor()
  await form.getByLabel('Email').fill('vera@')
  await page.keyboard.press('Enter')
  await form.getByText('Enter an email address').waitFor()
  expect(await audit(page)).toEqual([])
  await form.getByLabel('Email').fill('vera@example.org')
  await page.route('**/alert.data', (route) => route.abort())
  await page.keyboard.press('Enter')
  await form.getByRole('alert').filter({ hasText: 'Couldn’t save your request.' }).waitFor()
  await page.unroute('**/alert.data')
  await form.getByRole('button', { name: 'Notify me' }).click()
  const status = form.getByRole('status').filter({ hasText: 'Your request has been saved.' })
  await status.waitFor()
  expect(await status.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await audit(page)).toEqual([])
  expect(await waitingFor('vera@example.org')).toMatchObject([{ catalogReference: { options: { variantId: soldOut().id } } }])
  await page
    .locator('label')
    .filter({ hasText: choiceOf(other()) })
    .first()
    .click()
  await form.waitFor({ state: 'hidden' })
})

test('the page stays if the script of the form can’t be loaded', async () => {
  const page = await shop.open()
  await page.route('**/alert-form-*.js', (route) => route.abort())
  await page.goto(pathOf(other()))
  const lost = page.waitForEvent('requestfailed')
  await page
    .locator('label')
    .filter({ hasText: choiceOf(soldOut()) })
    .first()
    .click()
  await lost
  await page.getByText('Sold out', { exact: true }).first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(varied.name)
})

test('without scripts the form comes back with what is wrong and what was done', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto(pathOf(soldOut()))
  const form = page.getByRole('region', { name: new RegExp(`^Email me when .*${choiceOf(soldOut())}`) })
  await form.locator('[name=email]').evaluate((field: HTMLInputElement) => (field.type = 'text'))
  await form.getByLabel('Email').fill('no address')
  await form.getByRole('button', { name: 'Notify me' }).click()
  await form.getByText('Enter an email address').waitFor()
  expect(await form.getByLabel('Email').inputValue()).toBe('no address')
  await form.getByLabel('Email').fill('bo@example.org')
  await form.getByRole('button', { name: 'Notify me' }).click()
  await form.getByText('Your request has been saved.').waitFor()
  expect(new URL(page.url()).hash).toBe('#alert')
  expect(await waitingFor('bo@example.org')).toHaveLength(1)
})

test('the link of an email deletes what still waits, with and without scripts', async () => {
  const ask = (email: string, catalogItemId: string, options?: object) =>
    owner.backInStock.createBackInStockNotificationRequest({ request: { email, catalogReference: { catalogItemId, appId, ...options } } })
  const readers = [
    ['di@example.org', true],
    ['ed@example.org', false],
  ] as const
  for (const [email] of readers) {
    await ask(email, varied.id, { options: { variantId: soldOut().id } })
    await ask(email, goods.soldOut.id)
  }
  await setStock(3)
  for (const [email, javaScriptEnabled] of readers) {
    const link = await vi.waitUntil(async () => unsubscribeLinkTo(email), { timeout: 30_000, interval: 250 })
    const page = await shop.open({ javaScriptEnabled })
    await page.goto(link)
    const button = page.getByRole('button', { name: 'Delete my requests' })
    await button.waitFor()
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await button.click()
    await page.getByText('Deleted 1 request. You won’t get these emails.').waitFor()
    expect((await waitingFor(email)).map(({ status }) => status)).not.toContain('RECEIVED')
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }
})

async function unsubscribeLinkTo(recipient: string): Promise<string | undefined> {
  const { mails } = await owner.mails.searchMails({})
  const mail = mails.find((one) => one.recipient === recipient && one.template === 'back-in-stock')
  if (!mail) return undefined
  const { plain } = (await owner.mails.getMail({ id: mail.id })).mail
  return /https?:\/\/\S+\/back-in-stock\/unsubscribe\?token=\S+/.exec(plain)?.[0]
}
