import type { FieldProblem } from '@stoa/ui/form-problems'
import { formProblemsOf } from '@stoa/ui/refused-form'
import type { SectionProblems } from '../../settings/section-problems.ts'

/** The form's name of a field of a call; undefined if the form doesn't have it. */
export type FieldNameOf = (field: string) => string | undefined

/** Why a product wasn't saved. */
export function editorProblems(error: unknown, nameOf: FieldNameOf): SectionProblems {
  const problems = formProblemsOf(error)
  if (problems.code === 'SLUG_ALREADY_EXISTS')
    return { ...problems, fields: { slug: { rule: 'SLUG_TAKEN', limit: 0, description: '' } }, elsewhere: [] }
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
