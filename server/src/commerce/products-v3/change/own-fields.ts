import { allProductsId } from '@stoa/contract/collections/all-products'
import { slugViolations, withExtendedFields, type Product, type ProductDoc } from '../../catalogue/public.ts'
import type { ProductInput, Reading } from './input.ts'
import { readName } from './names.ts'
import { failProduct } from './problem.ts'
import { readHtml } from './read-html.ts'

const types = { PHYSICAL: 'physical', DIGITAL: 'digital' } as const

/** A product with the fields that are its own. */
export function withOwnFields(product: Product, input: ProductInput, reading: Reading): Product {
  const { at, violations } = reading
  const productType = input.productType ? types[input.productType] : product.productType
  const isNew = product.slug === ''
  if (productType !== product.productType && !isNew)
    violations.push({ field: `${at}.productType`, violatedRule: 'VALIDATION', description: 'The type of a product can’t be changed.' })
  violations.push(...slugViolations(input.slug, `${at}.slug`))
  return {
    ...product,
    productType,
    name: input.name === undefined ? product.name : readName(input.name, `${at}.name`, reading),
    slug: input.slug ?? product.slug,
    visible: input.visible ?? product.visible,
    doc: withOwnDoc(product, input, reading),
  }
}

function withOwnDoc({ doc, collectionIds }: Product, input: ProductInput, reading: Reading): ProductDoc {
  const { seo, tags, extendedFields, mainCategoryId, ...rest } = doc
  const description = readHtml(input, { stored: doc.description, field: reading.at }, reading) ?? doc.description
  const changed = {
    seo: input.seoData === undefined ? seo : (input.seoData ?? undefined),
    tags: input.tags ? withTags(tags, input.tags) : tags,
    extendedFields: withExtendedFields(extendedFields, input.extendedFields),
    mainCategoryId: input.mainCategoryId === undefined ? mainCategoryId : categoryOf(input.mainCategoryId, collectionIds, reading),
  }
  return { ...rest, description, ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) }
}

type SentTags = NonNullable<ProductInput['tags']>
type Tags = NonNullable<ProductDoc['tags']>

/** The tags of a kind that isn’t sent stay. */
function withTags(before: Tags = { private: [], public: [] }, { privateTags, publicTags }: SentTags): Tags | undefined {
  const tags = {
    private: [...new Set(privateTags ? (privateTags.tagIds ?? []) : before.private)],
    public: [...new Set(publicTags ? (publicTags.tagIds ?? []) : before.public)],
  }
  return tags.private.length + tags.public.length > 0 ? tags : undefined
}

function categoryOf(id: string | null, own: readonly string[], { facts }: Reading): string | undefined {
  if (id === null) return undefined
  return id === allProductsId || own.includes(id) || facts.categoryIds.has(id) ? id : failProduct('CATEGORY_NOT_FOUND')
}
