import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Product } from '../../answers.ts'
import type { SectionProblems } from '../../settings/section-problems.ts'
import { collectionChanges } from './draft/collection-changes.ts'
import { draftOfProduct } from './draft/draft-of-product.ts'
import { mediaChanges } from './draft/media-changes.ts'
import { arrangedModifiers } from './draft/modifier-changes.ts'
import { partChanges } from './draft/part-changes.ts'
import { pricedVariants } from './draft/priced-variants.ts'
import { newProduct, productChanges } from './draft/product-changes.ts'
import type { ProductDraft } from './draft/product-draft.ts'
import { renamesOf } from './draft/renames.ts'
import { stockChanges } from './draft/stock-changes.ts'
import { variantChanges, type VariantChange } from './draft/variant-changes.ts'
import { editorProblems, productFieldName, type FieldNameOf } from './editor-problems.ts'
import { productV3 } from './load-editor.server.ts'
import { partFieldName } from './part-field-names.ts'

interface Writing {
  client: Client
  draft: ProductDraft
  /** The product and its form as it was; undefined for a new one. */
  id?: string
  base?: ProductDraft
}

interface Written {
  /** Undefined if the product couldn't be created. */
  id: string | undefined
  problems?: SectionProblems
}

/** How often a step is carried out again that met another change of the product. */
const triesMax = 5

/** Writes what differs between a form and its product, by the calls for its parts. What comes before a refusal is written. */
export async function writeProduct(writing: Writing): Promise<Written> {
  let { id } = writing
  let nameOf: FieldNameOf = productFieldName
  try {
    id = await writeFields(writing)
    const { product } = await writing.client.catalogue.getProduct({ id, includeMerchantSpecificData: true })
    for (const step of steps)
      for (let tries = 1; ; tries++) {
        const { run, nameOf: names } = await step({ ...writing, product })
        nameOf = names
        try {
          await run()
          break
        } catch (error) {
          // Something else, such as an order, changed the product between reading and writing it.
          if (tries === triesMax || !isRefusedWith(error, 'INVALID_REVISION')) throw error
        }
      }
    return { id }
  } catch (error) {
    return { id, problems: editorProblems(error, { nameOf, draft: writing.draft }) }
  }
}

/** Creates the product, or renames its options and changes its fields. */
async function writeFields({ client: { catalogue }, draft, id, base }: Writing): Promise<string> {
  if (id === undefined || !base) {
    const { product } = await catalogue.createProduct({
      product: newProduct(draft) as Parameters<typeof catalogue.createProduct>[0]['product'],
    })
    return product.id
  }
  for (const rename of renamesOf(draft.options, base.options)) await catalogue.renameProductOption({ id, ...rename })
  const { product } = await catalogue.getProduct({ id })
  const changes = productChanges(draft, base, product)
  if (Object.keys(changes).length > 0) await catalogue.updateProduct({ product: { id, ...changes } })
  return id
}

interface Step {
  run: () => Promise<unknown>
  nameOf: FieldNameOf
}

const steps: readonly ((writing: Writing & { product: Product }) => Step | Promise<Step>)[] = [
  variantsStep,
  mediaStep,
  fileStep,
  stockStep,
  collectionsStep,
  partsStep,
]

function variantsStep({ client, draft, base, product }: Writing & { product: Product }): Step {
  const changes = product.manageVariants ? variantChanges({ draft, base }, product.variants) : []
  const variants: VariantChange[] = changes.map(({ index: _, ...change }) => change)
  return {
    run: async () => variants.length > 0 && client.catalogue.updateProductVariants({ id: product.id, variants }),
    nameOf: (field) => {
      const [, at, name] = /^variants\[(\d+)\]\.(\w+)/.exec(field) ?? []
      const index = changes[Number(at)]?.index
      return index === undefined || name === undefined ? undefined : `variants.${index}.${name}`
    },
  }
}

function mediaStep({ client, draft, base, product: { id } }: Writing & { product: Product }): Step {
  const changes = mediaChanges(draft, base)
  return {
    run: async () => changes && client.catalogue.setProductMedia({ id, ...changes }),
    nameOf: (field) => field.replace(/^media\[(\d+)\]\.mediaId$/, 'media.$1.id').replace(/^media\[(\d+)\]\.altText$/, 'media.$1.alt'),
  }
}

function fileStep({ client, draft, base, product: { id } }: Writing & { product: Product }): Step {
  const isChanged = draft.productType === 'digital' && draft.file !== (base?.file ?? '')
  return {
    run: async () => isChanged && client.catalogue.setDigitalFile({ id, fileId: draft.file || null }),
    nameOf: () => 'file',
  }
}

function stockStep({ client, draft, base, product }: Writing & { product: Product }): Step {
  const changes = stockChanges({ draft, base }, product)
  return {
    run: async () => changes && client.stock.updateInventoryVariants({ inventoryItem: { productId: product.id, ...changes } }),
    nameOf: () => 'tracked',
  }
}

function collectionsStep({ client: { collections }, draft, base, product }: Writing & { product: Product }): Step {
  const { added, removed } = collectionChanges(draft, base)
  const productIds = [product.id]
  return {
    run: async () => {
      for (const id of added) await collections.addProductsToCollection({ id, productIds })
      for (const id of removed) await collections.removeProductsFromCollection({ id, productIds })
    },
    nameOf: () => 'collections',
  }
}

/** What only the catalogue V3 writes, in one call: what differs from the product as the other calls have left it. */
async function partsStep({ client, draft, base, product: { id } }: Writing & { product: Product }): Promise<Step> {
  const [{ product }, v3] = await Promise.all([
    client.catalogue.getProduct({ id, includeMerchantSpecificData: true }),
    productV3(client, id),
  ])
  if (!v3) return { run: async () => undefined, nameOf: () => undefined }
  const present = draftOfProduct(product, { decimals: 0, file: '', collections: [], v3 })
  const forms = { draft, base, present }
  const variants = pricedVariants(forms, { product, v3 })
  const changes = {
    ...partChanges(forms, v3),
    ...(variants && { variantsInfo: { variants: variants.map(({ variant }) => variant) } }),
  }
  return {
    run: async () =>
      Object.keys(changes).length > 0 && client.productsV3.updateProduct({ product: { id, revision: v3.revision, ...changes } }),
    nameOf: partFieldName(arrangedModifiers(draft, v3), variants ?? []),
  }
}
