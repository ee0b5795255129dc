import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import type { File } from '../../server/src/content/files/public.ts'
import { sql } from '../../server/src/database/sql.ts'
import { storeFile } from './files.ts'
import { jug } from './goods.ts'
import { refusalOf } from './shop.ts'
import type { TestSite } from './site.ts'

type NewProduct = Parameters<Client['catalogue']['createProduct']>[0]['product']

/** A product at 20.00 that hasn't more than a name, unless something else is given. */
export async function createProduct(owner: Client, changes: Partial<NewProduct> = {}) {
  const { product } = await owner.catalogue.createProduct({ product: { name: 'Cup', priceData: { price: 20 }, ...changes } })
  return { ...product, id: product.id! }
}

export const sizes = { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }
export const colours = { name: 'Colour', choices: [{ value: 'Moss' }, { value: 'Rust' }] }

/** The same with a managed variant for each size. */
export const createSized = (owner: Client, changes: Partial<NewProduct> = {}) =>
  createProduct(owner, { manageVariants: true, productOptions: [sizes], ...changes })

/** The product as the owner sees it, with what only the shop knows. */
export const readProduct = async (owner: Client, id: string) =>
  (await owner.catalogue.getProduct({ id, includeMerchantSpecificData: true })).product

/** The slugs of a product’s events of the catalogue V1, in order; of one change, product before variants. */
export async function eventsOf({ database, siteId }: TestSite, id: string): Promise<string[]> {
  const events = await database.rows<{ slug: string }>(sql`
    select slug from events where site_id = ${siteId} and entity_id = ${id} and entity_fqdn not like 'wix.stores.%.v3.%'
    order by entity_sequence, slug`)
  return events.map(({ slug }) => slug)
}

/** Files of the media library of 40 by 30 pixels. */
export async function storePictures(site: TestSite, count: number, given: Partial<File> = {}): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await storeFile(site, { width: 40, height: 30, ...given })).id)
  return ids
}

/** A product with sizes, colours and pictures. */
export async function createWithPictures(site: TestSite, count: number) {
  const owner = site.as(site.owner())
  const { id } = await createSized(owner, { productOptions: [sizes, colours] })
  const pictures = await storePictures(site, count)
  await owner.catalogue.addProductMedia({ id, media: pictures.map((mediaId) => ({ mediaId })) })
  return { id, pictures }
}

/** Pictures of its smaller size. */
export const ofSmall = (...mediaIds: string[]) => ({ option: 'Size', choice: 'S', mediaIds })

/** The IDs of the pictures that a product shows, and of those of its choices. */
export async function visiblePicturesOf(owner: Client, id: string) {
  const { media, productOptions = [] } = await readProduct(owner, id)
  const ofChoices = productOptions.flatMap(({ choices = [] }) =>
    choices.flatMap(({ description, media: own }) => (own?.items?.length ? [[description!, own.items.map((item) => item.id!)]] : [])),
  )
  return { media: media.items!.map((item) => item.id!), choices: Object.fromEntries(ofChoices) as Record<string, string[]> }
}

/** A call about one product is refused to all but the shop, and for a product that the shop doesn’t have. */
export function describeRefusals(siteOf: () => TestSite, call: (client: Client, id: string) => Promise<unknown>): void {
  describe('refused', () => {
    test('404: a missing product; another site’s is the same', async () => {
      const site = siteOf()
      const neighbour = await site.neighbour()
      const { id } = await createProduct(neighbour.as(neighbour.owner()))
      const owner = site.as(site.owner())
      const refusals = [await refusalOf(call(owner, randomUUID())), await refusalOf(call(owner, id))]
      expect(refusals.map(({ status, code }) => [status, code])).toEqual([
        [404, 'PRODUCT_NOT_FOUND'],
        [404, 'PRODUCT_NOT_FOUND'],
      ])
    })

    test('403: shoppers and members', async () => {
      const site = siteOf()
      const member = { kind: 'member', siteId: site.siteId, id: randomUUID() } as const
      for (const identity of [site.visitor(), member])
        expect(await refusalOf(call(site.as(identity), jug))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    })
  })
}
