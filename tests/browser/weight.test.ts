import { expect, test } from 'vitest'
import { goods, withShop } from './shop.ts'
import { gzippedBytes } from './weigh.ts'

const shop = withShop()

async function scriptBytes(path: string): Promise<number> {
  const page = await shop.open()
  const scripts = new Set<string>()
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request.url())))
  await page.goto(path, { waitUntil: 'networkidle' })
  return gzippedBytes(page, scripts)
}

test.each([
  ['the page of a product', () => `/products/${goods.withOptions.slug}`, 150_000],
  ['the desk', () => '/dashboard/login', 250_000],
])('%s stays within its script budget (gzip)', async (_page, path, bytesMax) => {
  const bytes = await scriptBytes(path())
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(bytesMax)
})
