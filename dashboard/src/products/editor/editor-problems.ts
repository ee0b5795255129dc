import type { FieldProblem } from '@stoa/ui/form-problems'
import { formProblemsOf } from '@stoa/ui/refused-form'
import type { SectionProblems } from '../../settings/section-problems.ts'
import type { ProductDraft } from './draft/product-draft.ts'

/** The form's name of a field of a call; undefined if the form doesn't have it. */
export type FieldNameOf = (field: string) => string | undefined

interface Coded {
  rule: string
  /** The fields that an error with names is about. */
  fields: (draft: ProductDraft, names: ReadonlySet<unknown>) => string[]
}

/** Errors that are about fields of the form, by their codes. */
const coded: Readonly<Record<string, Coded>> = {
  SLUG_ALREADY_EXISTS: { rule: 'SLUG_TAKEN', fields: () => ['slug'] },
  BARCODE_ALREADY_EXIST_ERROR: {
    rule: 'BARCODE_TAKEN',
    fields: ({ barcode, variants }, names) => [
      ...(names.has(barcode) ? ['barcode'] : []),
      ...variants.flatMap((row, index) => (names.has(row.barcode) ? [`variants.${index}.barcode`] : [])),
    ],
  },
  DUPLICATE_PRODUCT_OPTIONS: {
    rule: 'NAMED_TWICE',
    fields: ({ modifiers, customTexts }, names) => [
      ...modifiers.flatMap(({ name }, index) => (names.has(name) ? [`modifiers.${index}.name`] : [])),
      ...customTexts.flatMap(({ title }, index) => (names.has(title) ? [`customTexts.${index}.title`] : [])),
    ],
  },
  CATEGORY_NOT_FOUND: { rule: 'CATEGORY_GONE', fields: () => ['mainCategory'] },
}

interface Sent {
  nameOf: FieldNameOf
  draft?: ProductDraft
}

/** Why a product wasn't saved. */
export function editorProblems(error: unknown, { nameOf, draft }: Sent): SectionProblems {
  const problems = formProblemsOf(error)
  const { rule = '', fields: fieldsOf } = coded[problems.code] ?? {}
  const about = (draft && fieldsOf?.(draft, new Set(Array.isArray(problems.data.names) ? problems.data.names : []))) ?? []
  if (about.length > 0)
    return { ...problems, fields: Object.fromEntries(about.map((name) => [name, { rule, limit: 0, description: '' }])), elsewhere: [] }
  const fields: Record<string, FieldProblem> = {}
  const elsewhere: string[] = []
  for (const [field, problem] of Object.entries(problems.fields)) {
    const name = nameOf(field)
    if (name) fields[name] ??= problem
    else elsewhere.push(`${field} ${problem.description}`)
  }
  return { ...problems, fields, elsewhere }
}

/** Fields of a product in calls, and the beginning of their names in the form. */
const productFields: readonly (readonly [RegExp, string])[] = [
  [/^priceData(\.price)?$/, 'price'],
  [/^costAndProfitData(\.itemCost)?$/, 'cost'],
  [/^discount\.type$/, 'discount.type'],
  [/^discount/, 'discount.value'],
  [/^pricePerUnitData\.totalQuantity$/, 'unit.quantity'],
  [/^pricePerUnitData\.baseQuantity$/, 'unit.baseQuantity'],
  [/^pricePerUnitData/, 'unit.measure'],
  [/^productDimensions(?=\.)/, 'productSize'],
  [/^packageDimensions(?=\.)/, 'packageSize'],
  [/^productOptions\.(\d+)\.choices\.(\d+)\.value$/, 'options.$1.choices.$2.name'],
  [/^productOptions\.(\d+)\.choices\.(\d+)\.description$/, 'options.$1.choices.$2.name'],
  [/^productOptions\.(\d+)\.choices$/, 'options.$1.name'],
  [/^productOptions(?=\.)/, 'options'],
  [/^customTextFields(?=\.)/, 'customTexts'],
  [/^additionalInfoSections(?=\.)/, 'sections'],
  [/^seoData\.settings\.keywords.*$/, 'seo.keywords'],
  [/^(name|slug|brand|ribbon|description|sku|weight)$/, '$1'],
]

/** `product.customTextFields[0].title` → `customTexts.0.title` */
export function productFieldName(field: string): string | undefined {
  const path = field.replace(/^product\./, '').replaceAll(/\[(\d+)\]/g, '.$1')
  const row = productFields.find(([pattern]) => pattern.test(path))
  return row && path.replace(row[0], row[1])
}
