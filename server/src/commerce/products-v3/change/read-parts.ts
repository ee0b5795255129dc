import { newId } from '../../../database/ids.ts'
import type { SectionDoc } from '../../catalogue-parts/public.ts'
import { type InfoSection, nameOfSection, type Product, type ProductDoc } from '../../catalogue/public.ts'
import type { ProductInput, Reading } from './input.ts'
import { readName } from './names.ts'
import type { PartIndex } from './part-index.ts'
import { failProduct } from './problem.ts'
import { readHtml } from './read-html.ts'

interface Named {
  id: string
  name: string
}
type SentPart = { id?: string | null; name?: string | null } | null
type SentSection = NonNullable<ProductInput['infoSections']>[number]

/** A product with the brand, the ribbons and the sections that are sent: by ID as they are stored; without one, those of a name are found or created when the
 *  product is saved. */
export function withParts(product: Product, input: ProductInput, { known, reading }: { known: PartIndex; reading: Reading }): Product {
  const branded = input.brand === undefined ? product : withBrand(product, readBare('brand', input.brand, { product, known, reading }))
  const ribboned = withRibbons(branded, input, { known, reading })
  if (!input.infoSections) return ribboned
  const infoSections = input.infoSections.map((sent, index) =>
    readSection(sent, { at: `${reading.at}.infoSections[${index}]`, product, known, reading }),
  )
  return { ...ribboned, doc: { ...ribboned.doc, infoSections: [...new Map(infoSections.map((one) => [one.partId, one])).values()] } }
}

const notFound = { brand: 'BRAND_NOT_FOUND', ribbon: 'RIBBON_NOT_FOUND' } as const

function readBare(
  kind: 'brand' | 'ribbon',
  sent: SentPart,
  { at = kind, product, known, reading }: { at?: string; product: Product; known: PartIndex; reading: Reading },
): Named | undefined {
  if (!sent || ((sent.id ?? null) === null && (sent.name ?? null) === null)) return undefined
  if (sent.id) {
    const part = known.find(kind, sent.id) ?? failProduct(notFound[kind])
    return { id: part.id, name: part.name }
  }
  const name = readName(sent.name, `${reading.at}.${at}.name`, reading)
  return { id: namesOf(kind, product).find((one) => one.name === name)?.id ?? newId(), name }
}

function namesOf(kind: 'brand' | 'ribbon', { brand, ribbon, doc }: Product): Named[] {
  const own = (id: string | undefined, name: string | null): Named[] => (id !== undefined && name !== null ? [{ id, name }] : [])
  if (kind === 'brand') return own(doc.brandId, brand)
  return [...own(doc.ribbonId, ribbon), ...(doc.additionalRibbons ?? []).map(({ partId, name }) => ({ id: partId, name }))]
}

function withBrand(product: Product, brand: Named | undefined): Product {
  const { brandId: _, ...doc } = product.doc
  return { ...product, brand: brand?.name ?? null, doc: { ...doc, ...(brand && { brandId: brand.id }) } }
}

function withRibbons(product: Product, input: ProductInput, { known, reading }: { known: PartIndex; reading: Reading }): Product {
  const { ribbonId, additionalRibbons, ...doc } = product.doc
  const own = ribbonId !== undefined && product.ribbon !== null ? { id: ribbonId, name: product.ribbon } : undefined
  const main = input.ribbon === undefined ? own : readBare('ribbon', input.ribbon, { product, known, reading })
  const others = input.additionalRibbons
    ? input.additionalRibbons.flatMap(
        (sent, index) => readBare('ribbon', sent, { at: `additionalRibbons[${index}]`, product, known, reading }) ?? [],
      )
    : (additionalRibbons ?? []).map(({ partId, name }) => ({ id: partId, name }))
  const all = [...(main ? [main] : []), ...others]
  if (new Set(all.map(({ name }) => name)).size < all.length) failProduct('DUPLICATE_RIBBON')
  const changed: ProductDoc = {
    ...doc,
    ...(main && { ribbonId: main.id }),
    ...(others.length > 0 && { additionalRibbons: others.map(({ id, name }) => ({ partId: id, name })) }),
  }
  return { ...product, ribbon: main?.name ?? null, doc: changed }
}

function readSection(
  sent: SentSection,
  { at, product, known, reading }: { at: string; product: Product; known: PartIndex; reading: Reading },
): InfoSection {
  if (sent.id) return sectionFrom(known.find('infoSection', sent.id) ?? failProduct('INFO_SECTION_NOT_FOUND'))
  const uniqueName = sent.uniqueName ? readName(sent.uniqueName, `${at}.uniqueName`, reading) : undefined
  const found = uniqueName ? known.section(uniqueName) : undefined
  if (found) return sectionFrom(found)
  const title = sent.title?.trim() ?? ''
  const description = readHtml(sent, { stored: '', field: at }, reading) ?? ''
  if (uniqueName) return newSection({ uniqueName, title, description }, reading)
  const same = product.doc.infoSections.find((one) => one.title === title && one.description === description)
  return same ?? { partId: newId(), uniqueName: nameOfSection(title, description), title, description }
}

function newSection({ uniqueName, title, description }: Omit<InfoSection, 'partId'>, { newSections }: Reading): InfoSection {
  const partId = newId()
  newSections.push({ id: partId, kind: 'infoSection', key: uniqueName, number: 1, name: uniqueName, doc: { title, description } })
  return { partId, uniqueName, title, description }
}

export const sectionFrom = ({ id, name, doc }: { id: string; name: string; doc: object }): InfoSection => {
  const { title, description } = doc as SectionDoc
  return { partId: id, uniqueName: name, title, description }
}
