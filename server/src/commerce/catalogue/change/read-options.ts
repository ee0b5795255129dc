import type { Violation } from '@stoa/contract/problems'
import type { ProductOption } from '../product.ts'
import type { ProductInput } from './input.ts'

type Written = NonNullable<ProductInput['productOptions']>
type WrittenChoice = NonNullable<Written[number]['choices']>[number]

const colorCode = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** Options that are written. Choices that an option had keep their pictures. */
export function readOptions(written: Written, held: readonly ProductOption[]): { options: ProductOption[]; violations: Violation[] } {
  const options = written.map(({ name = '', choices = [] }): ProductOption => {
    const before = held.find((option) => option.name === name)
    const isColor = choices.length > 0 && choices.every(({ value = '' }) => colorCode.test(value))
    return {
      optionType: isColor ? 'color' : 'drop_down',
      name,
      choices: choices.map((choice) => {
        const { value, description } = namesOf(choice)
        const mediaIds = before?.choices.find((one) => one.description === description)?.mediaIds ?? []
        return { value, description, mediaIds }
      }),
    }
  })
  return { options, violations: [...namesMissing(written), ...repeated(options)] }
}

/** Of a choice with one text, that is both its value and its name. */
const namesOf = ({ value, description }: WrittenChoice) => ({
  value: value ?? description ?? '',
  description: description ?? value ?? '',
})

const namesMissing = (written: Written): Violation[] =>
  written.flatMap(({ name, choices = [] }, at) => [
    ...(name === undefined ? [required(`product.productOptions[${at}].name`, 'An option needs a name.')] : []),
    ...(choices.length === 0 ? [required(`product.productOptions[${at}].choices`, 'An option needs a choice.')] : []),
    ...choices.flatMap(({ value, description }, choiceAt) =>
      value === undefined && description === undefined
        ? [required(`product.productOptions[${at}].choices[${choiceAt}].value`, 'A choice needs a value.')]
        : [],
    ),
  ])

const required = (field: string, description: string): Violation => ({ field, violatedRule: 'REQUIRED_FIELD', description })

const repeated = (options: readonly ProductOption[]): Violation[] => [
  ...repeats(options.map(({ name }) => name)).map((at) => twice(`product.productOptions[${at}].name`, 'option')),
  ...options.flatMap(({ choices }, at) =>
    repeats(choices.map(({ description }) => description)).map((choiceAt) =>
      twice(`product.productOptions[${at}].choices[${choiceAt}].description`, 'choice of the option'),
    ),
  ),
]

/** The places of names that are there before. */
const repeats = (names: readonly string[]): number[] => names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []))

const twice = (field: string, what: string): Violation => ({
  field,
  violatedRule: 'VALIDATION',
  description: `Another ${what} has this name.`,
})
