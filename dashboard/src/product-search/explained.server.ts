import type { Client } from '@stoa/sdk'
import type { SearchExplanation, SearchSettings } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { orderedRows } from '../products/ordered/ordered-rows.server.ts'
import type { PictureFacts } from '../products/thumbnail.tsx'
import { pinnedTo } from './pins.ts'

export interface ExplainedResult extends Pick<SearchExplanation, 'synonyms' | 'total' | 'correctedText'> {
  text: string
  products: (SearchExplanation['products'][number] & { picture: PictureFacts | undefined })[]
  /** Whether products are pinned to the text that is searched for, visible or not. */
  hasPins: boolean
}

/** What shoppers find and why, with pictures for roles that can read products. */
export async function explained(client: Client, text: string, pins: SearchSettings['pins']): Promise<ExplainedResult> {
  const { products, synonyms, total, correctedText } = await client.productSearch.explainSearch({ text })
  const rows = await ifPermitted(
    orderedRows(
      client.catalogue,
      products.map(({ id }) => id),
    ),
    [],
  )
  const pictures = new Map(rows.map(({ id, picture }) => [id, picture]))
  return {
    text,
    products: products.map((product) => ({ ...product, picture: pictures.get(product.id) })),
    synonyms,
    hasPins: pinnedTo(pins, correctedText ?? text).length > 0,
    ...(total !== undefined && { total }),
    ...(correctedText !== undefined && { correctedText }),
  }
}
