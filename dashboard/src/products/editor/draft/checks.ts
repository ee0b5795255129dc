import type { FieldProblem } from '@stoa/ui/form-problems'
import { amountOf } from './amounts.ts'
import { choiceProblems, repeated } from './choice-checks.ts'
import { combinationCount, completeOptions, variantsMax } from './combinations.ts'
import { partProblems } from './part-checks.ts'
import type { Problem } from './problem.ts'
import type { ProductDraft } from './product-draft.ts'
import { keywordsIn, keywordsMax } from './seo.ts'

/** What is wrong with a form before it is sent, by field. The server checks the rest. */
export function productProblems(draft: ProductDraft): Record<string, FieldProblem> {
  const problems = [
    ...required(draft),
    ...numbers(draft),
    ...discounts(draft),
    ...optionNames(draft),
    ...keywords(draft),
    ...partProblems(draft),
  ]
  return Object.fromEntries(problems.toReversed().map(([field, rule, limit = 0]) => [field, { rule, limit, description: '' }]))
}

const required = ({ name, price }: ProductDraft): Problem[] => [
  ...(name === '' ? [['name', 'REQUIRED_FIELD'] as const] : []),
  ...(price === '' ? [['price', 'REQUIRED_FIELD'] as const] : []),
]

function numbers(draft: ProductDraft): Problem[] {
  const typed: [string, string][] = [
    ...(['price', 'cost', 'weight'] as const).map((name): [string, string] => [name, draft[name]]),
    ['discount.value', draft.discount.type === 'NONE' ? '' : draft.discount.value],
    ...(['quantity', 'baseQuantity'] as const).map((name): [string, string] => [`unit.${name}`, draft.unit[name]]),
    ...(['productSize', 'packageSize'] as const).flatMap((size) =>
      (['length', 'width', 'height'] as const).map((name): [string, string] => [`${size}.${name}`, draft[size][name]]),
    ),
    ...draft.variants.flatMap((row, index) =>
      (['price', 'sale', 'cost', 'weight'] as const).map((name): [string, string] => [`variants.${index}.${name}`, row[name]]),
    ),
    ...draft.customTexts.map(({ added }, index): [string, string] => [`customTexts.${index}.added`, added]),
    ...draft.modifiers.flatMap(({ choices }, index) =>
      choices.map(({ added }, at): [string, string] => [`modifiers.${index}.choices.${at}.added`, added]),
    ),
  ]
  const whole: [string, string][] = [
    ...draft.customTexts.flatMap((text, index) =>
      (['minLength', 'maxLength'] as const).map((name): [string, string] => [`customTexts.${index}.${name}`, text[name]]),
    ),
    ['stock.quantity', draft.tracked ? draft.stock.quantity : ''],
    ...draft.variants.map(({ quantity }, index): [string, string] => [`variants.${index}.quantity`, draft.tracked ? quantity : '']),
  ]
  return [
    ...typed.filter(([, text]) => Number.isNaN(amountOf(text))).map(([field]): Problem => [field, 'FORMAT']),
    ...whole.filter(([, text]) => text !== '' && !/^\d{1,5}$/.test(text)).map(([field]): Problem => [field, 'FORMAT']),
  ]
}

function discounts({ price, discount: { type, value } }: ProductDraft): Problem[] {
  const [reduction, full] = [amountOf(value) ?? 0, amountOf(price) ?? 0]
  if (type !== 'NONE' && value === '') return [['discount.value', 'REQUIRED_FIELD']]
  if (type === 'PERCENT' && reduction > 100) return [['discount.value', 'MAX', 100]]
  return type === 'AMOUNT' && reduction > full ? [['discount.value', 'MAX', full]] : []
}

function optionNames({ options }: ProductDraft): Problem[] {
  const count = combinationCount(options)
  return [
    ...repeated(options, 'options'),
    ...options.flatMap((option, index) => choiceProblems(option, `options.${index}`)),
    ...(count > variantsMax ? [[`options.${completeOptions(options).length - 1}.name`, 'TOO_MANY_VARIANTS', count] as const] : []),
  ]
}

const keywords = ({ seo }: ProductDraft): Problem[] =>
  keywordsIn(seo.keywords).length > keywordsMax ? [['seo.keywords', 'MAX_SIZE', keywordsMax]] : []
