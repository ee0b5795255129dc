import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { memberIn } from '../support/community.ts'
import { createProduct } from '../support/products.ts'
import { refusalOf } from '../support/shop.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { htmlPayloads } from './html-payloads.ts'
import { isSafe, unsafeIn } from './unsafe-in.ts'

// What is sent as rich text through any call of the catalogue comes back without what could run.

const all = Object.values(htmlPayloads).flat()
/** Texts have no null characters. */
const payloads = all.filter((payload) => !payload.includes('\0') && payload.isWellFormed())
const refused = all.filter((payload) => !payloads.includes(payload))

/** As many as one call or product takes. */
const chunksOf = (size: number): string[][] =>
  payloads.flatMap((_, index) => (index % size === 0 ? [payloads.slice(index, index + size)] : []))

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

test('they are more than 200', () => expect(payloads.length).toBeGreaterThan(200))

test('X04: descriptions and sections of the catalogue V1', async () => {
  const { catalogue } = olga
  for (const chunk of chunksOf(20)) {
    const additionalInfoSections = chunk.map((description, index) => ({ title: `Attack ${index}`, description }))
    const description = chunk.filter(({ length }) => length < 400).join('\n')
    const { product } = await catalogue.createProduct({
      product: { name: 'Hostile', priceData: { price: 1 }, description, additionalInfoSections },
    })
    const written = [product.description!, ...product.additionalInfoSections!.map((section) => section.description!)]
    expect(written).toHaveLength(chunk.length + 1)
    for (const html of written) expect(unsafeIn(html)).toEqual([])
  }
})

const withVariant = (changes: object) => ({
  name: 'Hostile',
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '1.00' } } }] },
  ...changes,
})

/** Everything that opens or loads something in rich content. */
const urlsIn = (content: unknown): string[] => Array.from(JSON.stringify(content).matchAll(/"(?:url|src)":"(.*?)"/g), ([, url]) => url!)

describe('X04: products of the catalogue V3', () => {
  const richText = (text: string) => ({ nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text, decorations: [] } }] }] })

  test.each<[string, (payload: string) => object]>([
    ['as HTML', (plainDescription) => ({ plainDescription })],
    ['as texts of rich content', (payload) => ({ description: richText(payload) })],
  ])('%s', async (_, descriptionOf) => {
    const fields = ['PLAIN_DESCRIPTION' as const]
    for (const chunk of chunksOf(100)) {
      const products = chunk.map((payload) => withVariant(descriptionOf(payload)))
      const { results } = await olga.productsV3.bulkCreateProducts({ products, returnEntity: true, fields })
      for (const [index, { item }] of results.entries()) {
        expect(item, chunk[index]).toBeDefined()
        expect(unsafeIn(item!.plainDescription ?? '')).toEqual([])
        for (const url of urlsIn(item!.description ?? {})) expect(isSafe.href(url) || isSafe.src(url), url).toBe(true)
      }
    }
  })
})

test('X04: sections of the catalogue V3', async () => {
  for (const [at, chunk] of chunksOf(100).entries()) {
    const infoSections = chunk.map((plainDescription, index) => ({
      uniqueName: `Sent ${at} ${index}`,
      title: 'Attack',
      plainDescription,
    }))
    await olga.infoSections.bulkCreateInfoSections({ infoSections })
  }
  let seen = 0
  for (let cursor: string | null | undefined; ;) {
    const query = { cursorPaging: cursor ? { cursor } : { limit: 100 } }
    const { infoSections, pagingMetadata } = await olga.infoSections.queryInfoSections({ query })
    for (const { uniqueName, plainDescription } of infoSections) {
      if (uniqueName?.startsWith('Sent ')) seen++
      expect(unsafeIn(plainDescription ?? '')).toEqual([])
    }
    if (!pagingMetadata.hasNext) break
    cursor = pagingMetadata.cursors.next
  }
  expect(seen).toBe(payloads.length)
})

test('X04: reviews have texts, which stay as they are', async () => {
  const { member } = await memberIn(site)
  for (const chunk of chunksOf(20)) {
    const bodies = chunk.filter(({ length }) => length <= 3000)
    const reviews = []
    for (const body of bodies) {
      const { id } = await createProduct(olga)
      reviews.push({
        namespace: 'stores' as const,
        entityId: id,
        author: { contactId: member.contactId! },
        content: { rating: 5, title: body.slice(0, 100).toWellFormed(), body },
      })
    }
    const { results } = await olga.reviews.bulkCreateReview({ reviews, returnEntity: true })
    expect(results.map(({ itemMetadata }) => itemMetadata.error)).toEqual(bodies.map(() => undefined))
    expect(results.map(({ review }) => review?.content?.body)).toEqual(bodies.map((body) => body.normalize('NFC')))
  }
})

test('400: those with null characters', async () => {
  for (const description of refused) {
    const call = olga.catalogue.createProduct({ product: { name: 'Hostile', priceData: { price: 1 }, description } })
    expect((await refusalOf(call)).status).toBe(400)
  }
})
