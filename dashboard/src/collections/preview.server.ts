import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { pictureOf } from '../products/thumbnail.tsx'
import { type RuleDraft, rulesOf } from './rule-draft.ts'

export interface Preview {
  count: number
  isMore: boolean
  products: { id: string; name: string; picture: ReturnType<typeof pictureOf> }[]
}

const previewMax = 6

/** How many products match a draft of rules, and the newest of them. Undefined if the draft isn't complete. */
export async function previewOf({ collections, catalogue }: Client, draft: RuleDraft): Promise<Preview | undefined> {
  try {
    const { count, tooManyToCount, productIds } = await collections.previewCollectionRules({ rules: rulesOf(draft), limit: previewMax })
    const { products } =
      productIds.length === 0
        ? { products: [] }
        : await catalogue.queryProducts({ query: { filter: { id: { $in: productIds } }, paging: { limit: previewMax } } })
    return {
      count,
      isMore: tooManyToCount,
      products: products.map(({ id, name, media }) => ({ id, name: name ?? '', picture: pictureOf(media.mainMedia) })),
    }
  } catch (error) {
    if (!isRefusal(error) || error.violations.length === 0) throw error
    return undefined
  }
}
