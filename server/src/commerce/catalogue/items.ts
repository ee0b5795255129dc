import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { isGuid } from '@stoa/contract/guid'
import type { Scope } from '../../kernel/context.ts'
import type { Settings } from '../../kernel/settings.ts'
import { readChoice } from './choice.ts'
import { itemOf } from './item-of.ts'
import type { CatalogueItem, ItemReference, ItemRow } from './item.ts'
import { findItemRows, type ItemLookup } from './store.ts'

/** What presenting items needs of a context. */
export interface ItemSettings {
  services: { settings: Pick<Settings, 'baseUrl'> }
}

/** What finding items needs of a context. */
export interface ItemScope extends Scope, ItemSettings {}

type References = readonly (ItemReference | undefined)[]

/** The item for each reference, in their order. An entry is undefined if nothing can be bought: unknown, hidden, or a variant with options left unselected.
 *  Runs one statement, however many references there are. */
export async function findItems(context: ItemScope, references: References): Promise<(CatalogueItem | undefined)[]> {
  const lookups = itemLookups(references)
  return itemsFrom(context, references, lookups.length > 0 ? await findItemRows(context, lookups) : [])
}

/** What is looked up for references. Those that can't be of an item are left out. */
export const itemLookups = (references: References): ItemLookup[] =>
  references.flatMap((reference, index) => {
    const choice = reference && readChoice(reference.options)
    if (!choice || !appIds.has(reference.appId.toLowerCase()) || !isGuid(reference.catalogItemId)) return []
    return [{ index, productId: reference.catalogItemId, variantId: choice.variantId ?? null, choices: choice.options }]
  })

/** The item for each reference, from the rows that were found for them. */
export function itemsFrom({ services }: ItemSettings, references: References, rows: readonly ItemRow[]): (CatalogueItem | undefined)[] {
  const items: (CatalogueItem | undefined)[] = references.map(() => undefined)
  const { baseUrl } = services.settings
  for (const row of rows) {
    const { appId, options } = references[row.index]!
    const choice = readChoice(options)
    if (choice) items[row.index] = itemOf(row, { choice, appId, baseUrl })
  }
  return items
}

const appIds: ReadonlySet<string> = new Set(catalogueAppIds)
