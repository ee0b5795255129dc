import { expect, test } from 'vitest'
import { goods, withShop } from './shop.ts'

const shop = withShop()

/** The existing choices of each option, by option name. */
const existing = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { choices } of goods.withOptions.variants.filter(({ visible }) => visible)) {
    for (const [option, choice] of Object.entries(choices)) found.set(option, (found.get(option) ?? new Set()).add(choice))
  }
  return found
}

test.each([true, false])('only existing choices are offered (scripts: %s)', async (javaScriptEnabled) => {
  const page = await shop.open({ javaScriptEnabled })
  await page.goto(`/products/${goods.withOptions.slug}`)
  for (const { name } of goods.withOptions.options) {
    const offered = await page
      .getByRole('group', { name })
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    expect(offered.length).toBeGreaterThan(0)
    for (const choice of offered) expect(existing().get(name)).toContain(choice)
  }
})

test('the facts follow a selection by keyboard', async () => {
  const { slug, options, variants } = goods.withOptions
  const page = await shop.open()
  await page.goto(`/products/${slug}`)
  await page.getByRole('group', { name: options[0]!.name }).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.has(`option.${options[0]!.name}`))
  const { searchParams } = new URL(page.url())
  const selected = variants.find(({ choices }) => options.every(({ name }) => choices[name] === searchParams.get(`option.${name}`)))!
  expect(selected).not.toBe(variants[0])
  await page.getByRole('definition').filter({ hasText: selected.sku }).waitFor()
})

test('a choice is part of the address; a sold-out or nonexistent one cannot be bought', async () => {
  const { slug, options, variants } = goods.withOptions
  const soldOut = variants.find(({ stock, visible }) => visible && 'quantity' in stock && stock.quantity === 0)
  const page = await shop.open()
  const query = new URLSearchParams(options.map(({ name }) => [`option.${name}`, (soldOut ?? variants[0]!).choices[name]!]))
  await page.goto(`/products/${slug}?${query}`)
  for (const { name } of options) {
    expect(await page.getByRole('group', { name }).getByRole('radio', { checked: true }).inputValue()).toBe(query.get(`option.${name}`))
  }
  expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(soldOut !== undefined)
  const form = { quantity: '1', ...Object.fromEntries(options.map(({ name }) => [`option.${name}`, 'Nothing of the kind'])) }
  const answer = await page.request.post(`/products/${slug}`, { form, headers: { origin: shop.stoa.baseUrl }, maxRedirects: 0 })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('This combination isn’t available.')
})

test('filters and sorting are part of the address and work without scripts', async () => {
  const page = await shop.open({ javaScriptEnabled: false })
  await page.goto('/search?q=e')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await page.getByLabel('Price from').fill('10')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(new URL(page.url()).searchParams.get('sort')).toBe('price-up')
  expect(new URL(page.url()).searchParams.get('q')).toBe('e')
  expect(await page.getByLabel('Price from').inputValue()).toBe('10')
  await page.getByLabel('Sort by').selectOption('Name')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  expect(await page.getByLabel('Price from').inputValue()).toBe('')
})

test('images are loaded in the size they are shown in', async () => {
  const page = await shop.open({ pictures: true, viewport: { width: 360, height: 740 } })
  await page.goto(`/products/${goods.plain.slug}`)
  const picture = page.locator('main img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const [shown, fetched] = await picture.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth] as const)
  expect(fetched).toBeGreaterThanOrEqual(shown)
  expect(fetched).toBeLessThanOrEqual(shown * 2)
})
