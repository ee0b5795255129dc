import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client
let vera: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

type Changes = Omit<Parameters<Client['catalogue']['updateProduct']>[0]['product'], 'id'>

const create = async (slug: string): Promise<string> =>
  (await olga.catalogue.createProduct({ product: { name: 'Mug', slug, priceData: { price: 24 } } })).product.id

const update = (id: string, changes: Changes) => olga.catalogue.updateProduct({ product: { id, ...changes } })

const find = async (formerSlug: string, as = vera) => (await as.catalogue.getProductByFormerSlug({ formerSlug })).product
const failure = async (formerSlug: string, as = vera) => {
  const { status, code, message } = await refusalOf(as.catalogue.getProductByFormerSlug({ formerSlug }))
  return { status, code, message }
}
const missing = { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'No product had this address before.' }

describe('200: the product that had the slug', () => {
  test('with its present one, after each of several changes', async () => {
    const id = await create('first')
    await update(id, { slug: 'second' })
    await update(id, { slug: 'third' })
    expect(await find('first')).toMatchObject({ id, slug: 'third' })
    expect(await find('second')).toMatchObject({ id, slug: 'third' })
  })

  test('the last one of several', async () => {
    const [one, other] = [await create('shared'), await create('other')]
    await update(one, { slug: 'shared-1' })
    await update(other, { slug: 'shared' })
    await update(other, { slug: 'shared-2' })
    expect((await find('shared')).id).toBe(other)
  })

  test('after an earlier version is restored', async () => {
    const id = await create('as-it-was')
    const { product } = await update(id, { slug: 'as-it-is' })
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    await olga.catalogue.restoreProductVersion({ id, version: versions.at(-1)!.version })
    expect(await find('as-it-is')).toMatchObject({ id: product.id, slug: 'as-it-was' })
    expect(await failure('as-it-was')).toEqual(missing)
  })

  test('a hidden one for callers that act for the shop', async () => {
    const id = await create('kept-back')
    await update(id, { slug: 'kept-back-2', visible: false })
    expect((await find('kept-back', olga)).id).toBe(id)
  })
})

describe('404: a slug', () => {
  test('that no product had', async () => {
    expect(await failure('never')).toEqual(missing)
  })

  test('that the product has now, or has again', async () => {
    const id = await create('again')
    expect(await failure('again')).toEqual(missing)
    await update(id, { slug: 'again-2' })
    await update(id, { slug: 'again' })
    expect(await failure('again')).toEqual(missing)
    expect(await find('again-2')).toMatchObject({ id, slug: 'again' })
  })

  test('that another product has taken, even if that one is hidden or deleted', async () => {
    await update(await create('taken'), { slug: 'not-taken' })
    const other = await create('taken')
    expect(await failure('taken')).toEqual(missing)
    await update(other, { visible: false })
    expect(await failure('taken')).toEqual(missing)
    await olga.catalogue.deleteProduct({ id: other })
    expect(await failure('taken')).toEqual(missing)
  })

  test('of a hidden product for a visitor', async () => {
    const id = await create('secret')
    await update(id, { slug: 'secret-2', visible: false })
    expect(await failure('secret')).toEqual(missing)
  })

  test('of a deleted product, also when it comes back', async () => {
    const id = await create('doomed')
    await update(id, { slug: 'doomed-2' })
    await olga.catalogue.deleteProduct({ id })
    expect(await failure('doomed')).toEqual(missing)
    expect(await failure('doomed', olga)).toEqual(missing)
  })

  test('of another site', async () => {
    await update(await create('mine'), { slug: 'mine-2' })
    const neighbour = await site.neighbour()
    expect(await failure('mine', neighbour.as(neighbour.visitor()))).toEqual(missing)
  })

  test('that changed while `preventAutoRedirect` was true, and any while it is', async () => {
    const prevented = { settings: { preventAutoRedirect: true } }
    const id = await create('open')
    await update(id, { slug: 'closed' })
    await update(id, { slug: 'closed-2', seoData: prevented })
    expect(await failure('open')).toEqual(missing)
    expect(await failure('closed')).toEqual(missing)
    await update(id, { seoData: {} })
    expect((await find('open')).id).toBe(id)
    expect(await failure('closed')).toEqual(missing)
  })
})

test('400: a slug that is too long', async () => {
  expect(await refusalOf(vera.catalogue.getProductByFormerSlug({ formerSlug: 'a'.repeat(101) }))).toMatchObject({
    status: 400,
    violations: [{ field: 'formerSlug' }],
  })
})
