import type { Static } from 'typebox'
import type { SearchReason } from '@stoa/contract/product-search/explanation'
import type { ExplainedRow } from '../catalogue/public.ts'

type Reason = Static<typeof SearchReason>

/** Why a search finds a product, the strongest reason first. */
const reasons: Readonly<Record<Reason, (row: ExplainedRow, isCorrected: boolean) => boolean>> = {
  PINNED: ({ isPinned }) => isPinned,
  SKU: ({ isMatch, inSku }) => isMatch && inSku,
  NAME: ({ isMatch, inName }) => isMatch && inName,
  BRAND: ({ isMatch, inBrand }) => isMatch && inBrand,
  RIBBON: ({ isMatch, inRibbon }) => isMatch && inRibbon,
  TEXT: ({ isMatch, inTexts }) => isMatch && inTexts,
  SYNONYM: ({ isMatch, hasWords }) => isMatch && !hasWords,
  TYPO: ({ isMatch }, isCorrected) => isMatch && isCorrected,
}

export const reasonsOf = (row: ExplainedRow, isCorrected: boolean): Reason[] =>
  (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason](row, isCorrected))
