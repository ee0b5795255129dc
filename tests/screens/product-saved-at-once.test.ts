import { beforeAll, expect, test } from 'vitest'
import type { ProductDraft } from '../../dashboard/src/products/editor/draft/product-draft.ts'
import { loadProduct } from '../../dashboard/src/products/editor/load-editor.server.ts'
import { saveProduct } from '../../dashboard/src/products/editor/save-product.server.ts'
import { createV3 } from '../support/products-v3.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { formOf } from './product-forms.ts'

type Owner = ReturnType<TestShop['as']>
type ProductChanges = Omit<Parameters<Owner['productsV3']['updateProduct']>[0]['product'], 'id' | 'revision'>

let owner: Owner
beforeAll(async () => {
  const shop = await makeTestShop({ rateLimits: 'off' })
  owner = shop.as(shop.owner())
})

const draftOf = async (id: string) => (await loadProduct(owner, id)).draft

/** What an app writes at the same moment. */
async function writeV3(id: string, changes: ProductChanges): Promise<void> {
  const { product } = await owner.productsV3.getProduct({ productId: id })
  await owner.productsV3.updateProduct({ product: { id, revision: product.revision, ...changes } })
}

/** The client of the owner with another implementation of a call. */
const withCalls = <Area extends 'catalogue' | 'productsV3'>(area: Area, calls: Partial<Owner[Area]>): Owner =>
  Object.create(owner, { [area]: { value: Object.create(owner[area], Object.getOwnPropertyDescriptors(calls)) } }) as Owner

/** Opens a product, changes its form, and saves it as a client. */
async function edit(client: Owner, id: string, changes: Partial<ProductDraft>) {
  const base = await draftOf(id)
  return saveProduct(client, id, formOf({ ...base, ...changes }, { intent: 'save', base: JSON.stringify(base) }))
}

test('what an app changes between the calls of a form stays, unless the form changes the same', async () => {
  const { id } = await createV3(owner, { name: 'Cup' })
  const client = withCalls('catalogue', {
    updateProduct: async (request) => {
      const answer = await owner.catalogue.updateProduct(request)
      await writeV3(id, { tags: { publicTags: { tagIds: ['theirs'] } }, additionalRibbons: [{ name: 'Theirs' }] })
      return answer
    },
  })
  expect(await edit(client, id, { name: 'Mug', ribbons: ['Mine'] })).toBeInstanceOf(Response)
  expect(await draftOf(id)).toMatchObject({ name: 'Mug', ribbons: ['Mine'], tags: { public: 'theirs' } })
})

test('a product that changes while its last call is made is read and written again', async () => {
  const { id } = await createV3(owner, { name: 'Cup' })
  let calls = 0
  const client = withCalls('productsV3', {
    updateProduct: async (request) => {
      if (calls++ === 0) await writeV3(id, { additionalRibbons: [{ name: 'Theirs' }] })
      return owner.productsV3.updateProduct(request)
    },
  })
  expect(await edit(client, id, { barcode: '4006381333931' })).toBeInstanceOf(Response)
  expect(await draftOf(id)).toMatchObject({ barcode: '4006381333931', ribbons: ['Theirs'] })
  expect(calls).toBe(2)
})
