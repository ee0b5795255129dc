import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { goods, withShop } from './shop.ts'

const shop = withShop()

async function scriptBytes(path: string): Promise<number> {
  const page = await shop.open()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
}

test.each([
  ['the page of a product', () => `/products/${goods.withOptions.slug}`, 150_000],
  ['the desk', () => '/dashboard/login', 250_000],
])('%s brings less script than it may (gzip)', async (_page, path, bytesMax) => {
  const bytes = await scriptBytes(path())
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(bytesMax)
})
