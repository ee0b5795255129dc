import { customTextMax, modifiersMax, tagLengthMax, tagsMax } from '@stoa/contract/catalogue/limits'
import { amountOf } from './amounts.ts'
import { choiceProblems, isCssColour } from './choice-checks.ts'
import { tagsIn } from './part-changes.ts'
import type { Problem } from './problem.ts'
import { managesVariants } from './product-changes.ts'
import type { ProductDraft } from './product-draft.ts'
import { fullPrice } from './sales.ts'

/** What is wrong with modifiers, ribbons, tags, sale prices and barcodes. */
export const partProblems = (draft: ProductDraft): Problem[] => [
  ...draft.modifiers.flatMap((modifier, index) => choiceProblems(modifier, `modifiers.${index}`, isCssColour)),
  ...modifierNames(draft),
  ...lengths(draft),
  ...ribbons(draft),
  ...(['public', 'private'] as const).flatMap((kind) => tags(draft.tags[kind], `tags.${kind}`)),
  ...sales(draft),
  ...barcodes(draft),
]

/** Options and modifiers are distinguished by their names. */
function modifierNames({ options, modifiers, customTexts, ...draft }: ProductDraft): Problem[] {
  const names = [
    ...options.map(({ name }, index) => [`options.${index}.name`, name] as const),
    ...modifiers.map(({ name }, index) => [`modifiers.${index}.name`, name] as const),
    ...customTexts.map(({ title }, index) => [`customTexts.${index}.title`, title] as const),
  ]
  const beside = names.slice(managesVariants({ options, modifiers, customTexts, ...draft }) ? options.length : 0)
  return [
    ...repeatedValues(names, 'NAMED_TWICE').filter(([field]) => !field.startsWith('options.')),
    ...(beside.length > modifiersMax ? [[beside[modifiersMax]![0], 'TOO_MANY_MODIFIERS', modifiersMax] as const] : []),
  ]
}

const lengths = ({ customTexts }: ProductDraft): Problem[] =>
  customTexts.flatMap(({ minLength, maxLength }, index): Problem[] => {
    const [least, most] = [amountOf(minLength) ?? 0, amountOf(maxLength)]
    if (most === 0) return [[`customTexts.${index}.maxLength`, 'MIN', 1]]
    if (most !== undefined && most > customTextMax) return [[`customTexts.${index}.maxLength`, 'MAX', customTextMax]]
    return least > (most ?? customTextMax) ? [[`customTexts.${index}.minLength`, 'MAX', most ?? customTextMax]] : []
  })

const ribbons = ({ ribbon, ribbons: further }: ProductDraft): Problem[] =>
  repeatedValues([['ribbon', ribbon], ...further.map((name, index) => [`ribbons.${index}`, name] as const)], 'NAMED_TWICE')

function tags(text: string, field: string): Problem[] {
  const all = tagsIn(text)
  if (all.some((tag) => tag.length > tagLengthMax)) return [[field, 'LONG_TAG', tagLengthMax]]
  return all.length > tagsMax ? [[field, 'MAX_SIZE', tagsMax]] : []
}

const sales = ({ discount, price, variants }: ProductDraft): Problem[] =>
  variants.flatMap((row, index): Problem[] => {
    if (row.sale === '') return []
    if (discount.type !== 'NONE') return [[`variants.${index}.sale`, 'SALE_WITH_DISCOUNT']]
    const [sale, full] = [amountOf(row.sale) ?? 0, fullPrice(row, { price })]
    return full !== undefined && sale >= full ? [[`variants.${index}.sale`, 'SALE_NOT_LOWER']] : []
  })

const barcodes = (draft: ProductDraft): Problem[] =>
  managesVariants(draft)
    ? repeatedValues(
        draft.variants.map(({ barcode }, index) => [`variants.${index}.barcode`, barcode] as const),
        'BARCODE_TWICE',
      )
    : []

/** The fields whose value an earlier one has. */
const repeatedValues = (values: readonly (readonly [field: string, value: string])[], rule: string): Problem[] =>
  values.flatMap(([field, value], index): Problem[] =>
    value !== '' && values.findIndex(([, other]) => other === value) < index ? [[field, rule]] : [],
  )
