import type { Client } from '@stoa/sdk'
import type { SearchExplanation, SearchSettings } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { orderedRows } from '../products/ordered/ordered-rows.server.ts'
import type { PictureFacts } from '../products/thumbnail.tsx'
import { pinnedTo } from './pins.ts'
import type { SynonymList } from './synonyms.ts'
import { isSameTerm } from './terms.ts'

export interface ExplainedResult extends Pick<SearchExplanation, 'total' | 'correctedText'> {
  text: string
  /** Terms of the text with what they find besides, and the list that has them. */
  synonyms: (SearchExplanation['synonyms'][number] & { list: SynonymList })[]
  products: (SearchExplanation['products'][number] & { picture: PictureFacts | undefined })[]
  /** Whether products are pinned to the text that is searched for, visible or not. */
  hasPins: boolean
}

/** What shoppers find and why, with pictures for roles that can read products. */
export async function explained(client: Client, text: string, settings: SearchSettings): Promise<ExplainedResult> {
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
    synonyms: synonyms.map((one) => ({ ...one, list: listWith(settings, one.term) })),
    hasPins: pinnedTo(settings.pins, correctedText ?? text).length > 0,
    ...(total !== undefined && { total }),
    ...(correctedText !== undefined && { correctedText }),
  }
}

const listWith = ({ synonyms }: SearchSettings, term: string): SynonymList =>
  synonyms.some(({ terms }) => terms.some((one) => isSameTerm(one, term))) ? 'synonyms' : 'one-way-synonyms'
