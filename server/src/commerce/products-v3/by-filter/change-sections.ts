import { productsV3 } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockParts } from '../../catalogue-parts/public.ts'
import { type InfoSection, partIdsOf, type ProductWithVariants } from '../../catalogue/public.ts'
import { changeEach } from '../change/change-each.ts'
import { sectionFrom } from '../change/read-parts.ts'
import { withoutSections, withSectionsAdded } from '../change/sections.ts'
import { failuresOf } from './failures.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

export const addSections: ProductTask<'ADD_INFO_SECTIONS'> = {
  call: productsV3.bulkAddInfoSectionsToProductsByFilter,
  over: products,
  async check(context, { infoSectionIds }) {
    await lockSections(context, infoSectionIds, [])
  },
  async change(context, { infoSectionIds }, held) {
    const sections = await lockSections(context, infoSectionIds, held)
    return changeAll(context, held, (one) => withSectionsAdded(one, sections))
  },
}

export const removeSections: ProductTask<'REMOVE_INFO_SECTIONS'> = {
  call: productsV3.bulkRemoveInfoSectionsFromProductsByFilter,
  over: products,
  change(context, { infoSectionIds }, held) {
    const removed = new Set(infoSectionIds)
    return changeAll(context, held, (one) => withoutSections(one, removed))
  },
}

/** Sections in the order of the IDs. Locks all parts that the products may have, so that none is locked later. Refuses INFO_SECTION_NOT_FOUND. */
async function lockSections(context: Context, ids: readonly string[], held: readonly ProductWithVariants[]): Promise<InfoSection[]> {
  const all = new Set([...ids, ...held.flatMap(({ product }) => partIdsOf(product.doc))])
  const parts = (await lockParts(context, { ids: [...all], keys: [] })).filter(({ kind }) => kind === 'infoSection')
  const byId = new Map(parts.map((part) => [part.id, sectionFrom(part)]))
  return ids.map((id) => byId.get(id) ?? refuse('INFO_SECTION_NOT_FOUND'))
}

async function changeAll(
  context: Context,
  held: readonly ProductWithVariants[],
  change: (one: ProductWithVariants) => ProductWithVariants,
) {
  const changes = held.map(({ product: { id } }) => ({ id, change }))
  return failuresOf(held, await changeEach(context, held, { changes }))
}
