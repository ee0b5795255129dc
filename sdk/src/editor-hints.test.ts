import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLanguageServer, type LanguageServer } from '../../tests/support/language-server.ts'

// An editor shows the sentences of the contract at every call, input and field of an answer.

let server: LanguageServer
beforeAll(async () => {
  server = await startLanguageServer()
})
afterAll(() => server.stop())

const sdk = fileURLToPath(new URL('index.ts', import.meta.url))
const client = `import { createClient } from ${JSON.stringify(sdk)}\nconst stoa = createClient({ baseUrl: '', clientId: '' })\n`
const shownAt = (code: string) => server.hover(`${client}${code}`)

test('at a call: its summary, its callers and its errors', async () => {
  const text = await shownAt(`await stoa.carts.|addToCurrentCart({})`)
  expect(text).toContain('addToCurrentCart: (request: CartsAddToCurrentCartRequest, options?: CallOptions) => Promise<CartsAnswer>')
  expect(text).toContain('Add items to your cart.')
  expect(text).toContain('Callers: visitor, member, owner, app. Permission: `ECOM.MODIFY_CARTS`.')
  expect(text).toContain('- `TOO_MANY_LINE_ITEMS`: The limit of line items has been reached.')
})

test.each([
  ['an input', `stoa.carts.addToCurrentCart({ |lineItems: [] })`, 'Items to add to the cart.'],
  ['an input within a list', `stoa.carts.addToCurrentCart({ lineItems: [{ |quantity: 1 }] })`, 'Number of units to add.'],
  [
    'an input of a shared shape',
    `stoa.catalogue.queryProducts({ query: { paging: { |limit: 5 } } })`,
    'Entries per page, at most 100. 50 by default.',
  ],
  ['a field of an answer', `const value = (await stoa.carts.getCurrentCart({})).cart.|lineItems`, 'The items in the cart.'],
  [
    'a field deep in an answer',
    `const value = (await stoa.carts.getCurrentCart({})).cart.lineItems[0]?.price.|amount`,
    'Amount as a decimal in a string, in the site’s currency.',
  ],
  ['a destructured field', `const { |order } = await stoa.orders.getOrder({ id: '' })`, 'The order as the caller may see it.'],
  ['an enum', `const value = (await stoa.apiKeys.getApiKey({ id: '' })).apiKey.|status`, `"ACTIVE" | "EXPIRED" | "REVOKED"`],
])('at %s: its sentence', async (_, code, sentence) => {
  expect(await shownAt(code)).toContain(sentence)
})

test('at a deprecated field: that it is one', async () => {
  expect(await shownAt(`stoa.carts.addToCurrentCart({ customLineItems: [{ |id: '' }] })`)).toContain('@deprecated')
})
