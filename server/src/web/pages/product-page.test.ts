import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// What an owner writes of a product, in the pages of the shop, without scripts.

const host = '127.0.0.1:4400'
const origin = `http://${host}`
let site: TestSite
let server: FastifyInstance
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
  olga = site.as(site.owner())
})
afterAll(() => server.close())

type NewProduct = Parameters<Client['catalogue']['createProduct']>[0]['product']

const get = (url: string, headers: InjectOptions['headers'] = {}) => server.inject({ url, headers: { host, ...headers } })
const create = async (product: Partial<NewProduct> & { slug: string }) =>
  (await olga.catalogue.createProduct({ product: { name: 'Olive oil', priceData: { price: 9 }, ...product } })).product

/** The visible text of a page's main part, with tags as bars. */
const textOf = (html: string): string => /<main[\s\S]*?<\/main>/.exec(html)![0].replaceAll(/(?:<[^>]*>|<!--.*?-->)+/g, '|')
const headOf = (html: string): string => /<head>[\s\S]*<\/head>/.exec(html)![0]
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  )
const textAt = async (url: string): Promise<string> => textOf((await get(url)).body)

const perLitre = { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' } as const

describe('the facts of a product', () => {
  test('its price per unit: on its page, in lists, in suggestions and as text', async () => {
    await create({
      slug: 'oil',
      name: 'Oil by the litre',
      priceData: { price: 9 },
      discount: { type: 'PERCENT', value: 10 },
      pricePerUnitData: perLitre,
    })
    expect(await textAt('/products/oil')).toContain('|Now |€8.10| |before |€9.00|€10.80 per 1 L|')
    expect(await textAt('/search?q=Oil+by')).toContain('|before |€9.00|€10.80 per 1 L|')
    expect((await get('/products/oil/index.md')).body).toContain('\nPrice: €8.10 (before: €9.00)\nPrice per 1 L: €10.80\n')
  })

  test('brand, ribbon, SKU, weight, dimensions and sections', async () => {
    await create({
      slug: 'facts',
      brand: 'Quinta',
      ribbon: 'New',
      sku: 'OIL-1',
      weight: 1.25,
      productDimensions: { length: '10', width: '8.5', height: '30', unit: 'CM' },
      packageDimensions: { length: '12', height: '34' },
      additionalInfoSections: [{ title: 'Storage', description: '<p>Dark and <strong>cool</strong>.</p>' }],
    })
    const text = await textAt('/products/facts')
    for (const part of [
      '|New|',
      '|Quinta|',
      '|SKU|OIL-1|',
      '|Weight|1.25 kg|',
      '|Length × width × height|10 × 8.5 × 30 cm|',
      '|12 × – × 34|',
    ])
      expect(text).toContain(part)
    expect(text).toContain('|Storage|Dark and |cool|.|')
  })

  test('nothing of it that the product doesn’t have', async () => {
    await create({ slug: 'plain' })
    const text = await textAt('/products/plain')
    for (const part of ['SKU', 'Weight', 'Length', 'per ']) expect(text).not.toContain(`|${part}`)
  })

  test('follow the selection', async () => {
    const { id } = await create({
      slug: 'sizes',
      weight: 2,
      manageVariants: true,
      pricePerUnitData: perLitre,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }],
    })
    await olga.catalogue.updateProductVariants({
      id,
      variants: [{ choices: { Size: 'L' }, price: 15, sku: 'OIL-L', weight: 3.5 }],
    })
    const [small, large] = [await textAt('/products/sizes?option.Size=S'), await textAt('/products/sizes?option.Size=L')]
    expect([small.includes('|€9.00|€12.00 per 1 L|'), small.includes('SKU'), small.includes('|Weight|2 kg|')]).toEqual([true, false, true])
    expect([large.includes('|€15.00|€20.00 per 1 L|'), large.includes('|SKU|OIL-L|'), large.includes('|Weight|3.5 kg|')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('the weight in the shop’s unit', async () => {
    await create({ slug: 'pounds', weight: 2 })
    const settingsBefore = (await olga.shop.getSettings({})).settings
    await olga.shop.updateSettings({ settings: { revision: settingsBefore.revision, weightUnit: 'LB' } })
    expect(await textAt('/products/pounds')).toContain('|Weight|2 lb|')
  })
})

describe('options that aren’t managed', () => {
  test('are chosen, and put into the cart', async () => {
    await create({
      slug: 'wrapped',
      name: 'Wrapped oil',
      productOptions: [{ name: 'Paper', choices: [{ value: 'Red' }, { value: 'Blue' }] }],
    })
    expect(await textAt('/products/wrapped?option.Paper=Blue')).toContain('|In stock|')
    const [cookie] = (await get('/login')).cookies
    const headers = { host, origin, cookie: `stoa_session=${cookie!.value}`, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ quantity: '1', 'option.Paper': 'Blue' }).toString()
    const answer = await server.inject({ method: 'POST', url: '/products/wrapped', payload, headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart'])
    expect(textOf((await get('/cart', headers)).body)).toMatch(/Wrapped oil[\s\S]*Blue/)
  })
})

describe('the head', () => {
  test('has what the shop has written, and nothing that a browser would execute (threats X03 and X04)', async () => {
    await create({
      slug: 'written',
      description: '<p>Own description.</p>',
      seoData: {
        tags: [
          { type: 'title', children: 'Olive oil </title><script>alert(1)</script>' },
          { type: 'meta', props: { name: 'description', content: '"><script>alert(1)</script>' } },
          { type: 'meta', props: { name: 'robots', content: 'noarchive' } },
          { type: 'meta', props: { property: 'og:title', content: 'Shared' } },
          { type: 'meta', props: { name: 'author', content: 'Left out' }, disabled: true },
          { type: 'meta', props: { 'http-equiv': 'refresh', content: '0;url=https://evil.example' } },
          { type: 'link', props: { rel: 'canonical', href: '/products/the-oil' } },
          { type: 'link', props: { rel: 'stylesheet', href: 'https://evil.example/a.css' } },
          { type: 'script', props: { src: 'https://evil.example/a.js' } },
          { type: 'script', props: { type: 'application/ld+json' }, children: '{"@type":"FAQPage","name":"</script><script>alert(1)"}' },
          { type: 'style', children: 'body{display:none}' },
        ],
        settings: { keywords: [{ term: 'oil' }, { term: 'olive oil', isMain: true }] },
      },
    })
    const { body } = await get('/products/written')
    const head = headOf(body)
    expect(body.match(/<title[^>]*>.*?<\/title>/g)).toEqual([
      '<title>Olive oil &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
    ])
    for (const element of [
      '<meta name="description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
      '<meta name="robots" content="noarchive"/>',
      '<meta property="og:title" content="Shared"/>',
      '<meta name="keywords" content="olive oil, oil"/>',
      `<link rel="canonical" href="${origin}/products/the-oil"/>`,
    ])
      expect([element, head.split(element).length]).toEqual([element, 2])
    expect(head.match(/rel="canonical"|name="description"|property="og:title"/g)).toHaveLength(3)
    expect(body).not.toMatch(
      /<script>alert|evil\.example\/a\.js"(?! )|Left out"|http-equiv|rel="stylesheet" href="https:\/\/evil|<style>body/,
    )
    expect(dataOf(body)).toContainEqual({ '@type': 'FAQPage', name: '</script><script>alert(1)' })
  })

  test('of a product without any of it is made from the product', async () => {
    await create({ slug: 'own', name: 'Own oil', description: '<p>From <strong>Alentejo</strong>.</p>' })
    const { body } = await get('/products/own')
    expect(body).toContain('<title>Own oil · Parapeito</title>')
    expect(body).toContain('<meta name="description" content="From Alentejo."/>')
    expect(body).toContain(`<link rel="canonical" href="${origin}/products/own"/>`)
    expect(body).not.toContain('name="robots"')
  })

  test('search engines don’t find a product that isn’t to be listed in the sitemap, nor a hidden one', async () => {
    await create({ slug: 'listed' })
    await create({ slug: 'unlisted', seoData: { tags: [{ type: 'meta', props: { name: 'robots', content: 'noindex' } }] } })
    await create({ slug: 'hidden-oil', visible: false })
    const { body } = await get('/sitemap.xml')
    expect(body).toMatch(new RegExp(`<loc>${origin}/products/listed</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+</lastmod>`))
    expect(body).not.toMatch(/unlisted|hidden-oil/)
  })
})

describe('the data for search engines', () => {
  test('an offer with the price, the one before the discount and the one per unit', async () => {
    await create({ slug: 'offer', brand: 'Quinta', sku: 'OIL', discount: { type: 'PERCENT', value: 10 }, pricePerUnitData: perLitre })
    const [product, breadcrumbs] = dataOf((await get('/products/offer')).body)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Olive oil',
      brand: { '@type': 'Brand', name: 'Quinta' },
      sku: 'OIL',
      offers: {
        '@type': 'Offer',
        url: `${origin}/products/offer`,
        price: 8.1,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { priceType: 'https://schema.org/StrikethroughPrice', price: 9, priceCurrency: 'EUR' },
          {
            price: 8.1,
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: 750,
              unitCode: 'MLT',
              valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
            },
          },
        ],
      },
    })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Olive oil' }] })
  })

  test('a group with each visible variant', async () => {
    const { id } = await create({
      slug: 'group',
      name: 'Jar',
      manageVariants: true,
      productOptions: [
        { name: 'Glaze', optionType: 'color', choices: [{ value: '#4a5d3a', description: 'Moss' }] },
        { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] },
      ],
    })
    await olga.catalogue.updateProductVariants({
      id,
      variants: [
        { choices: { Glaze: 'Moss', Size: 'M' }, price: 15, sku: 'JAR-M' },
        { choices: { Glaze: 'Moss', Size: 'L' }, visible: false },
      ],
    })
    const [group] = dataOf((await get('/products/group')).body)
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: id, variesBy: ['https://schema.org/color', 'Size'] })
    expect(group).not.toHaveProperty('offers')
    expect(group!.hasVariant).toMatchObject([
      { name: 'Jar, Moss, S', color: 'Moss', offers: { price: 9, url: `${origin}/products/group?option.Glaze=Moss&option.Size=S` } },
      { name: 'Jar, Moss, M', sku: 'JAR-M', additionalProperty: [{ name: 'Size', value: 'M' }], offers: { price: 15 } },
    ])
    expect(group!.hasVariant).toHaveLength(2)
  })
})

describe('a former address', () => {
  const moved = async (slug: string, changes: object = {}) => {
    const { id } = await create({ slug })
    await olga.catalogue.updateProduct({ product: { id, slug: `${slug}-now`, ...changes } })
    return id
  }

  test('redirects to the present one for good, with its parameters', async () => {
    await moved('before')
    const answer = await get('/products/before?option.Size=S&reviews=best')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/products/before-now?option.Size=S&reviews=best'])
    // A browser that remembered it would go in circles once the product has its former address again.
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/)
    const text = await get('/products/before/index.md')
    expect(text.headers['cache-control']).toMatch(/no-store|no-cache/)
    expect([text.statusCode, text.headers.location]).toEqual([301, '/products/before-now/index.md'])
  })

  test('of a hidden product answers like a missing one', async () => {
    await moved('vanished', { visible: false })
    const pages = await Promise.all(['/products/vanished', '/products/vanished-now', '/products/never-existed'].map((url) => get(url)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(new Set(pages.map(({ headers }) => headers.location))).toEqual(new Set([undefined]))
  })

  test('of a product that prevents it is a missing page', async () => {
    await moved('prevented', { seoData: { settings: { preventAutoRedirect: true } } })
    expect((await get('/products/prevented')).statusCode).toBe(404)
  })

  test('is the page of the product that has taken it', async () => {
    await moved('reused')
    await create({ slug: 'reused', name: 'New oil' })
    const answer = await get('/products/reused')
    expect([answer.statusCode, textOf(answer.body).includes('New oil')]).toEqual([200, true])
  })

  test('too long for a slug is a missing page', async () => {
    expect((await get(`/products/${'a'.repeat(300)}`)).statusCode).toBe(404)
  })
})

test('no page and no answer to a shopper has a cost (threat B07)', async () => {
  const { id } = await create({ slug: 'costly', name: 'Costly oil', priceData: { price: 777.31 }, costAndProfitData: { itemCost: 543.21 } })
  const shoppers = site.as(site.visitor())
  const answers = await Promise.all([
    shoppers.catalogue.getProduct({ id, includeMerchantSpecificData: true }),
    shoppers.catalogue.queryProducts({ query: { filter: { slug: 'costly' } } }),
    shoppers.catalogue.listProducts({}),
    shoppers.catalogue.queryProductVariants({ id, includeMerchantSpecificData: true }),
  ])
  const urls = [
    '/products/costly',
    '/products/costly.data',
    '/products/costly/choices.data',
    '/products/costly/index.md',
    '/search?q=Costly',
    '/search/suggestions.data?q=Costly',
  ]
  const pages = await Promise.all(urls.map((url) => get(url)))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200))
  for (const text of [...answers.map((answer) => JSON.stringify(answer)), ...pages.map(({ body }) => body)]) {
    expect(text).toContain('777.31')
    expect(text).not.toMatch(/543\.21|234\.1|itemCost|costRange|costAndProfit|profit/i)
  }
})
