import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { withShop } from './shop.ts'

// The guide's components, with react-dom, in a browser, with the whole server.

const shop = withShop()
const examples = fileURLToPath(new URL('../../docs/examples/react/', import.meta.url))
let script: string

const entry = `
import { StrictMode, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from '${examples}shop.tsx'
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Shop)))
`

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: examples,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${examples}entry.js` : null),
        load: (id) => (id.endsWith('/entry.js') ? entry : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  })
  const { output } = (Array.isArray(built) ? built[0]! : built) as { output: { type: string; code?: string }[] }
  script = output.find(({ type }) => type === 'chunk')!.code!.replaceAll('00000000-0000-4000-8000-000000000001', shop.stoa.clientId)
}, 120_000)

async function openShop(): Promise<Page> {
  const page = await shop.open()
  await page.route('**/react-example', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Shop</title><div id="root"></div><script type="module" src="/react-example.js"></script></html>',
    }),
  )
  await page.route('**/react-example.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  return page
}

test('reads are shown, and a write updates them', async () => {
  const page = await openShop()
  await page.goto('/react-example')
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await products.first().waitFor()
  expect(await products.count()).toBe(4)
  await page.getByText('Your cart is empty.').waitFor()
  await products.first().getByRole('button').click()
  await page.getByRole('list', { name: 'Cart' }).getByText('1 ×').waitFor()
  await products.first().getByRole('button').click()
  await page.getByRole('list', { name: 'Cart' }).getByText('2 ×').waitFor()
})

test('a retry after a lost answer buys once', async () => {
  const page = await openShop()
  let answered = 0
  await page.route('**/add-to-cart', async (route) => {
    // The SDK makes three attempts; the server executes the request, and the first three answers are lost.
    const answer = await route.fetch()
    return ++answered <= 3 ? route.abort() : route.fulfill({ response: answer })
  })
  await page.goto('/react-example')
  const add = page.getByRole('list', { name: 'Products' }).getByRole('button').first()
  await add.click()
  await page.getByRole('alert').waitFor()
  await add.click()
  // The cart can show the item before the fourth answer arrives: it is reloaded after a lost answer too.
  await expect.poll(() => answered).toBe(4)
  await expect.poll(() => add.isEnabled()).toBe(true)
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Cart' }).getByText('1 ×').waitFor()
})

test('an error is shown in place of its part of the page, and can be retried', async () => {
  const page = await openShop()
  let refused = true
  await page.route('**/v1/products/query-platformized*', (route) =>
    refused ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/react-example')
  await page.getByRole('alert').getByText('System error occurred').waitFor()
  await page.getByText('Your cart is empty.').waitFor()
  // React reports the error that it gives to the error boundary.
  shop.ignoreTroubles(/ApiError: System error occurred[^]+error boundary/)
  refused = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('list', { name: 'Products' }).waitFor()
})
