import type { ProductDraft } from './product-draft.ts'

/** A form with what only V3 writes as it was: for people who can’t change that, whose form doesn’t have its fields. */
export const withPartsOf = (draft: ProductDraft, base: ProductDraft): ProductDraft => ({
  ...draft,
  barcode: base.barcode,
  ribbons: base.ribbons,
  tags: base.tags,
  mainCategory: base.mainCategory,
  modifiers: base.modifiers,
  customTexts: draft.customTexts.map((row) => {
    const { minLength = '', added = '' } = base.customTexts.find(({ title }) => title === row.was) ?? {}
    return { ...row, minLength, added }
  }),
  variants: draft.variants.map((row) => {
    const { sale = '', barcode = '' } = base.variants.find(({ key }) => key === row.key) ?? {}
    return { ...row, sale: draft.discount.type === 'NONE' ? sale : '', barcode }
  }),
})
