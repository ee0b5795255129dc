import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { auditEveryLook, auditPaths, wideAndDark } from './audit.ts'
import { withShop } from './shop.ts'

// The reference shows the id of the client, read when the server starts.
const shop = withShop(async () => ({}))

const outcome = (page: Page) => page.locator('[data-outcome]')
const send = async (page: Page) => {
  await page.getByRole('button', { name: /^Send/ }).click()
  if ((await page.getByText('This call writes').count()) > 0) await page.getByRole('button', { name: 'Change the shop' }).click()
  await outcome(page).getByRole('group', { name: 'Response' }).waitFor()
}

test('a call is found by its name and made as a new visitor', async () => {
  const page = await shop.open()
  await page.goto('/docs')
  await page.getByRole('searchbox').fill('add to cart')
  await page
    .getByRole('link', { name: /carts\.addToCurrentCart/ })
    .first()
    .press('Enter')
  await page.getByRole('heading', { level: 1, name: 'carts.addToCurrentCart' }).waitFor()
  await page.getByText('This call writes').waitFor()
  const [form, json] = [page.getByRole('group', { name: 'Request fields' }).first(), page.getByLabel('JSON', { exact: true })]
  await form.getByLabel('quantity').fill('3')
  expect(JSON.parse(await json.inputValue())).toMatchObject({ lineItems: [{ quantity: 3 }] })
  await json.fill((await json.inputValue()).replace('"quantity": 3', '"quantity": 2'))
  expect(await form.getByLabel('quantity').inputValue()).toBe('2')
  await form.getByRole('button', { name: 'Add to lineItems' }).click()
  expect(JSON.parse(await json.inputValue()).lineItems).toHaveLength(2)
  await form.getByRole('button', { name: 'Remove lineItems 2' }).click()
  await send(page)
  expect(await outcome(page).innerText()).toMatch(/^200 OK?[\s\S]*ms[\s\S]*request [0-9a-f-]{36}/)
  expect(await outcome(page).getByRole('group', { name: 'Response' }).innerText()).toContain('"lineItems"')
  await page.getByRole('tab', { name: 'Packages' }).click()
  expect(await outcome(page).getByRole('group', { name: 'Packages' }).innerText()).toContain('client.currentCart.addToCurrentCart({')
})

test('the team member who is signed in to the dashboard makes a call, and an error leads to its entry and to the field', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/docs/orders/getOrder')
  await page.getByText('signed in to the dashboard').waitFor()
  await page.getByRole('radio', { name: /^You,/ }).check()
  await send(page)
  await outcome(page).getByRole('link', { name: 'ORDER_NOT_FOUND' }).waitFor()
  await page.goto('/docs/events/queryEvents')
  await page.getByText('signed in to the dashboard').waitFor()
  await send(page)
  await outcome(page).getByText('200 OK', { exact: true }).waitFor()
  await page.getByLabel('JSON', { exact: true }).fill('{ "limit": 100000 }')
  await send(page)
  await outcome(page).getByRole('link', { name: 'limit', exact: true }).click()
  await page.waitForURL('**#request.limit')
  await page.locator('[id="request.limit"]').waitFor()
})

test('an address with a field opens the levels above it, and a button opens all levels', async () => {
  const page = await shop.open()
  await page.goto('/docs/carts/addToCurrentCart#response.cart.contactInfo.address.city')
  await page.locator('[id="response.cart.contactInfo.address.city"]').waitFor()
  const list = page.getByRole('group', { name: 'Response fields' })
  expect(await list.locator('details:not([open])').count()).toBeGreaterThan(5)
  await list.getByRole('button', { name: 'Expand all' }).click()
  await expect.poll(() => list.locator('details:not([open])').count()).toBe(0)
})

test('by keyboard alone, from the search to the answer', async () => {
  const page = await shop.open()
  await page.goto('/docs')
  await page.keyboard.press('/')
  await page.keyboard.type('getShop')
  // The first letters already have results, which are replaced.
  await page.locator('.search-results a').first().and(page.locator('[href$="/docs/shop/getShop"]')).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/shop/getShop')
  const button = page.getByRole('button', { name: 'Send' })
  for (let presses = 0; presses < 80 && !(await button.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await outcome(page).getByText('200 OK', { exact: true }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('cart')
  await page.locator('.search-results a').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.search-results').waitFor({ state: 'hidden' })
})

test('with a key, which is in no storage, no address and nothing that is copied', async () => {
  const page = await shop.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/docs/events/queryEvents')
  await send(page)
  await outcome(page).getByText('401 Unauthorized', { exact: true }).waitFor()
  await page.getByLabel('Token or API key', { exact: true }).fill(shop.stoa.apiKey)
  await page.getByRole('button', { name: 'Send' }).click()
  await outcome(page).getByText('200 OK', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'curl' }).last().click()
  await page.getByRole('button', { name: 'Copy: curl' }).last().click()
  await page.getByText('Copied', { exact: true }).waitFor()
  const kept = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    location.href,
    await navigator.clipboard.readText(),
  ])
  expect(kept[3]).toContain('/stoa/v1/events')
  expect([...kept, ...addresses].filter((text) => text.includes(shop.stoa.apiKey))).toEqual([])
})

test('a GraphQL document is sent as a new visitor, and variables that are no object are reported before', async () => {
  const page = await shop.open()
  await page.goto('/docs/graphql')
  const variables = page.getByLabel('Variables')
  const example = await variables.inputValue()
  await variables.fill('[]')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Variables must be a JSON object.').waitFor()
  await variables.fill(example)
  await send(page)
  const { data } = JSON.parse(await outcome(page).getByRole('group', { name: 'Response' }).innerText())
  expect(data.storesProductsV1Products.items).toHaveLength(3)
  await page.getByText('with a token until you leave this page').waitFor()
})

test('a message that is invalid JSON, or has no id, is reported before it is sent', async () => {
  const page = await shop.open()
  await page.goto('/docs/orders/getOrder')
  const message = page.getByLabel('JSON', { exact: true })
  await message.fill('{ "id": ')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('Invalid JSON').waitFor()
  expect(await message.evaluate((one) => one === document.activeElement)).toBe(true)
  await message.fill('{}')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('"id" is required').waitFor()
})

test('content written by others does not run in an answer', async () => {
  const page = await shop.open()
  const hostile = '</pre><img src=x onerror=alert(1)><script>alert(1)</script>'
  page.on('dialog', () => shop.troubles.push('a dialog'))
  await page.route('**/stoa/v1/shop', (route) => route.fulfill({ json: { shop: { name: hostile } } }))
  await page.goto('/docs/shop/getShop')
  await send(page)
  expect(await outcome(page).innerText()).toContain('<img src=x')
  expect(await outcome(page).locator('img, script').count()).toBe(0)
})

test('with scripts off: the search is a form, the code is visible, and the playground explains alternatives', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto('/docs')
  await page.getByRole('searchbox').fill('searchOrders')
  await page.getByRole('button', { name: 'Search' }).click()
  await page
    .getByRole('link', { name: /orders\.searchOrders/ })
    .first()
    .click()
  await page.getByRole('group', { name: 'Response fields' }).locator('summary').first().click()
  await page.locator('[id="response.orders.id"]').waitFor()
  for (const code of ['SDK', 'curl', 'React', 'Response', 'Request']) await page.getByRole('group', { name: code, exact: true }).waitFor()
  await page.getByText('JavaScript is off').waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).isVisible()).toBe(false)
  await page.goto('/docs/playground')
  await page.getByLabel('Call', { exact: true }).selectOption('shop.getShop')
  await page.getByRole('button', { name: 'Choose' }).click()
  await page.getByText('Reference for shop.getShop').waitFor()
})

test.each([
  ['calls', ['/docs', '/docs/carts', '/docs/carts/addToCurrentCart', '/docs/oauth/token', '/docs/playground']],
  ['entities, errors and GraphQL', ['/docs/entities', '/docs/entities/Order', '/docs/errors', '/docs/graphql']],
  ['guides and the search', ['/docs/guides', '/docs/guides/move-here', '/docs/search?q=order']],
])('axe reports no violations on the pages of %s', async (_about, paths) => {
  expect(await auditPaths(await shop.open(), paths)).toEqual([])
})

test('axe reports no violations in an answer and in search results', async () => {
  const page = await shop.open(wideAndDark)
  await page.goto('/docs/shop/getShop')
  await send(page)
  await page.getByRole('searchbox').fill('cart')
  await page.locator('.search-results a').first().waitFor()
  expect(await auditEveryLook(page)).toEqual([])
})
