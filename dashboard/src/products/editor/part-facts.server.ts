import type { Client } from '@stoa/sdk'
import type { ProductV3 } from '../../answers.ts'
import { ifPermitted } from '../../kit/if-permitted.server.ts'
import type { EditorFacts } from './editor-facts.ts'

/** The first names in the alphabet: as many as a page of the calls has. */
const byName = (limit: number) => ({ query: { sort: [{ fieldName: 'name' as const, order: 'ASC' as const }], cursorPaging: { limit } } })

/** The brands and ribbons of the shop, to choose from while one is typed. */
export async function suggestionsFor(client: Client): Promise<Pick<EditorFacts, 'brands' | 'ribbons'>> {
  const [{ brands }, { ribbons }] = await Promise.all([
    ifPermitted(client.brands.queryBrands(byName(300)), { brands: [] }),
    ifPermitted(client.ribbons.queryRibbons(byName(100)), { ribbons: [] }),
  ])
  return { brands: brands.map(({ name }) => name), ribbons: ribbons.map(({ name }) => name) }
}

/** How many other products have the sections of a product too. */
export async function sharedSections(client: Client, v3: ProductV3 | undefined): Promise<EditorFacts['sharedSections']> {
  const ids = (v3?.infoSections ?? []).flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return {}
  const { infoSections } = await ifPermitted(
    client.infoSections.queryInfoSections({
      query: { filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } },
      fields: ['ASSIGNED_PRODUCTS_COUNT'],
    }),
    { infoSections: [] },
  )
  return Object.fromEntries(
    infoSections.flatMap(({ id, assignedProductsCount = 1 }) => (assignedProductsCount > 1 ? [[id, assignedProductsCount - 1]] : [])),
  )
}
