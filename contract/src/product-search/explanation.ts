import { Type } from 'typebox'
import { field, Guid, Shape, Text } from '../scalars.ts'

/** How many products are explained. */
export const explainedMax = 50

/** Why a search finds a product, the strongest reason first. PINNED: it is pinned to the text. SKU: the text is, or begins, one of its stock-keeping units.
 *  NAME, BRAND, RIBBON and TEXT: a word occurs there; TEXT is its description, an info section or an option. SYNONYM: it has only a synonym of a word.
 *  TYPO: a word was corrected. */
export const SearchReason = Type.Enum(['PINNED', 'SKU', 'NAME', 'BRAND', 'RIBBON', 'TEXT', 'SYNONYM', 'TYPO'])

export const ExplainedProduct = Shape({
  id: field(Guid, 'ID of the product.'),
  name: field(Text(80), 'Name of the product.'),
  slug: field(Text(100), 'Last part of the product’s address.'),
  reasons: field(Type.Array(SearchReason), 'Why the search finds it.'),
})

export const ExpandedTerm = Shape({
  term: field(Type.String(), 'Word or phrase of the text.'),
  synonyms: field(Type.Array(Type.String()), 'What it finds as well.'),
})
