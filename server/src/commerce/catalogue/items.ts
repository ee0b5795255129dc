import type { Static } from 'typebox'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, PageUrl } from '@stoa/contract/item'
import type { Violation } from '@stoa/contract/problems'
import type { Context } from '../../kernel/context.ts'
import { readChoice } from './choice.ts'
import { itemOf } from './item-of.ts'
import { findItemRows } from './store.ts'

/** Names a thing to buy (wire `catalogReference`). */
export interface ItemReference {
  catalogItemId: string
  appId: string
  options?: Record<string, unknown> | null
}

/** A thing of the catalogue as it can be bought now: one variant of one product, in the words the buyer chose. */
export interface CatalogueItem {
  productId: string
  /** All zero where the product's variants are not managed. */
  variantId: string
  name: string
  itemType: 'PHYSICAL' | 'DIGITAL'
  /** Of one, in minor units: after the catalogue's own discount, and before it. */
  unitPriceMinor: number
  fullPriceMinor: number
  picture?: Static<typeof Image>
  page: Static<typeof PageUrl>
  descriptionLines: Static<typeof DescriptionLine>[]
  sku: string | null
  /** In the site's weight unit. */
  weight: number | null
  /** Physical: something is sent or fetched. */
  deliverable: boolean
  /** How many can be had now; null where pieces are not counted. */
  available: number | null
  /** Two references with the same key are the same thing, whichever way they name it. */
  key: string
  /** The reference with nothing in it but what counts. */
  reference: ItemReference
  /** What is wrong with the buyer's own words; `field` is the title of the product's text field. */
  wrongTexts: Violation[]
}

/** What each reference names, in their order; undefined where it names nothing that can be bought: unknown, hidden, or a variant not wholly chosen.
 *  One statement however many there are. */
export async function findItems(context: Context, references: readonly ItemReference[]): Promise<(CatalogueItem | undefined)[]> {
  const choices = references.map(({ options }) => readChoice(options))
  const wanted = references.flatMap(({ catalogItemId, appId }, place) => {
    const choice = choices[place]
    if (!choice || !appIds.has(appId.toLowerCase()) || !isGuid(catalogItemId)) return []
    return [{ place, productId: catalogItemId, variantId: choice.variantId ?? null, choices: choice.options }]
  })
  const items: (CatalogueItem | undefined)[] = references.map(() => undefined)
  if (wanted.length === 0) return items
  const { baseUrl } = context.services.settings
  for (const row of await findItemRows(context, wanted))
    items[row.place] = itemOf(row, { choice: choices[row.place]!, appId: references[row.place]!.appId, baseUrl })
  return items
}

const appIds: ReadonlySet<string> = new Set(catalogueAppIds)

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
