import { insertDatedParts } from '../../server/src/commerce/catalogue-parts/public.ts'
import { emptyProduct } from '../../server/src/commerce/catalogue/change/new-product.ts'
import { resolveParts } from '../../server/src/commerce/catalogue/parts/resolve-parts.ts'
import type { ChoiceModifier, ProductDoc, TextModifier, VariantDoc } from '../../server/src/commerce/catalogue/product.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { TestSite } from './site.ts'

// What only the catalogue V3 writes of products, and the V1 keeps.

/** A modifier whose choices add amounts to the price. Its IDs are made of names. */
export const choices = (name: string, added: Readonly<Record<string, number>>, changes: Partial<ChoiceModifier> = {}): ChoiceModifier => ({
  partId: idOf(name),
  optionType: 'drop_down',
  name,
  choices: Object.entries(added).map(([description, addedMinor]) => ({
    choiceId: idOf(`${name} ${description}`),
    value: description,
    description,
    mediaIds: [],
    ...(addedMinor > 0 && { addedMinor }),
  })),
  kind: 'choices',
  mandatory: true,
  ...changes,
})

export const text = (title: string, changes: Partial<TextModifier> = {}): TextModifier => ({
  kind: 'text',
  partId: idOf(title),
  name: title,
  title,
  mandatory: false,
  minLength: 0,
  maxLength: 40,
  ...changes,
})

/** An ID that is the same for the same name. */
const idOf = (name: string): string => `c0ffee00-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(-12)}`

type Site = Pick<TestSite, 'database' | 'siteId'>

/** Stores a part of a product's document as it is, with the parts that it names. */
export async function storeDoc({ database, siteId }: Site, productId: string, doc: Partial<ProductDoc>): Promise<void> {
  const { product } = emptyProduct(new Date())
  const { inserted } = resolveParts([{ ...product, doc: { ...product.doc, ...doc } }], [])
  await insertDatedParts(
    database,
    siteId,
    inserted.map((part) => ({ ...part, createdDate: product.createdDate })),
  )
  await database.run(sql`update products set doc = doc || ${JSON.stringify(doc)}::jsonb where site_id = ${siteId} and id = ${productId}`)
}

export const storedDoc = async ({ database, siteId }: Site, productId: string): Promise<ProductDoc> =>
  (await database.one<{ doc: ProductDoc }>(sql`select doc from products where site_id = ${siteId} and id = ${productId}`))!.doc

interface OfVariant {
  saleMinor?: number
  barcode?: string
  doc?: VariantDoc
}

/** Stores what V1 doesn’t write of a variant. */
export async function storeOfVariant({ database, siteId }: Site, variantId: string, { saleMinor, barcode, doc = {} }: OfVariant) {
  await database.run(sql`
    update variants set sale_minor = ${saleMinor ?? null}, barcode = ${barcode ?? null}, doc = doc || ${JSON.stringify(doc)}::jsonb
    where site_id = ${siteId} and id = ${variantId}`)
}

export const storedVariants = ({ database, siteId }: Site, productId: string) =>
  database.rows<{ id: string; choices: Record<string, string>; saleMinor: number | null; barcode: string | null; doc: VariantDoc }>(sql`
    select id, choices, sale_minor::int as "saleMinor", barcode, doc from variants
    where site_id = ${siteId} and product_id = ${productId} order by position`)
