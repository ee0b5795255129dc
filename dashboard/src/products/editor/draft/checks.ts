import type { FieldProblem } from '@stoa/ui/form-problems'
import { amountOf } from './amounts.ts'
import { combinationCount, completeOptions, variantsMax } from './combinations.ts'
import type { OptionDraft, ProductDraft } from './product-draft.ts'
import { keywordsIn, keywordsMax } from './seo.ts'

type Problem = readonly [field: string, rule: string, limit?: number]

/** What is wrong with a form before it is sent, by field. The server checks the rest. */
export function productProblems(draft: ProductDraft): Record<string, FieldProblem> {
  const problems = [...required(draft), ...numbers(draft), ...discounts(draft), ...optionNames(draft), ...keywords(draft)]
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
      (['price', 'cost', 'weight'] as const).map((name): [string, string] => [`variants.${index}.${name}`, row[name]]),
    ),
  ]
  const whole: [string, string][] = [
    ...draft.customTexts.map(({ maxLength }, index): [string, string] => [`customTexts.${index}.maxLength`, maxLength]),
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
  if (type === 'PERCENT' && reduction > 100) return [['discount.value', 'MAX', 100]]
  return type === 'AMOUNT' && reduction > full ? [['discount.value', 'MAX', full]] : []
}

function optionNames({ options }: ProductDraft): Problem[] {
  const count = combinationCount(options)
  return [
    ...repeated(options, 'options'),
    ...options.flatMap((option, index) => [...repeated(option.choices, `options.${index}.choices`), ...incomplete(option, index)]),
    ...(count > variantsMax ? [[`options.${completeOptions(options).length - 1}.name`, 'TOO_MANY_VARIANTS', count] as const] : []),
  ]
}

/** The names that a list has already. */
const repeated = (list: readonly { name: string }[], path: string): Problem[] =>
  list.flatMap(({ name }, index): Problem[] =>
    name !== '' && list.findIndex((other) => other.name === name) < index ? [[`${path}.${index}.name`, 'NAMED_TWICE']] : [],
  )

function incomplete({ name, isColour, choices }: OptionDraft, index: number): Problem[] {
  const named = choices.filter((choice) => choice.name !== '')
  return [
    ...(name === '' && named.length > 0 ? [[`options.${index}.name`, 'REQUIRED_FIELD'] as const] : []),
    ...(name !== '' && named.length === 0 ? [[`options.${index}.name`, 'MIN_SIZE'] as const] : []),
    ...choices.flatMap((choice, at): Problem[] =>
      isColour && choice.name !== '' && !isColourCode(choice.colour) ? [[`options.${index}.choices.${at}.colour`, 'COLOUR_CODE']] : [],
    ),
  ]
}

/** `#c2543d` */
export const isColourCode = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

const keywords = ({ seo }: ProductDraft): Problem[] =>
  keywordsIn(seo.keywords).length > keywordsMax ? [['seo.keywords', 'MAX_SIZE', keywordsMax]] : []
