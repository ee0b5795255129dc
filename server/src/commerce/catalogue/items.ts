import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { isGuid } from '@stoa/contract/guid'
import type { Scope } from '../../kernel/context.ts'
import type { Settings } from '../../kernel/settings.ts'
import { readChoice } from './choice.ts'
import { itemOf } from './item-of.ts'
import type { CatalogueItem, ItemReference } from './item.ts'
import { findItemRows } from './store.ts'

/** What finding items needs of a context. */
export interface ItemScope extends Scope {
  services: { settings: Pick<Settings, 'baseUrl'> }
}

/** The item for each reference, in their order. An entry is undefined if nothing can be bought: unknown, hidden, or a variant with options left unselected.
 *  Runs one statement, however many references there are. */
export async function findItems(context: ItemScope, references: readonly ItemReference[]): Promise<(CatalogueItem | undefined)[]> {
  const choices = references.map(({ options }) => readChoice(options))
  const wanted = references.flatMap(({ catalogItemId, appId }, index) => {
    const choice = choices[index]
    if (!choice || !appIds.has(appId.toLowerCase()) || !isGuid(catalogItemId)) return []
    return [{ index, productId: catalogItemId, variantId: choice.variantId ?? null, choices: choice.options }]
  })
  const items: (CatalogueItem | undefined)[] = references.map(() => undefined)
  if (wanted.length === 0) return items
  const { baseUrl } = context.services.settings
  for (const row of await findItemRows(context, wanted))
    items[row.index] = itemOf(row, { choice: choices[row.index]!, appId: references[row.index]!.appId, baseUrl })
  return items
}

const appIds: ReadonlySet<string> = new Set(catalogueAppIds)
