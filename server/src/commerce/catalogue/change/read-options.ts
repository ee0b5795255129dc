import type { Violation } from '@stoa/contract/problems'
import { newId } from '../../../database/ids.ts'
import { nameViolation } from '../../catalogue-parts/public.ts'
import type { ProductOption } from '../product.ts'
import type { VisibleOption } from '../v1-options.ts'
import type { ProductInput } from './input.ts'
import { repeats, twice } from './names.ts'

type Written = NonNullable<ProductInput['productOptions']>
type WrittenChoice = NonNullable<Written[number]['choices']>[number]

const colorCode = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** Options that are written. Options and choices that were there before keep their IDs, their pictures and what only V3 writes of them. */
export function readOptions(written: Written, before: readonly VisibleOption[]): { options: VisibleOption[]; violations: Violation[] } {
  const options = written.map(({ name = '', choices = [] }): VisibleOption => {
    const optionType = choices.length > 0 && choices.every(({ value = '' }) => colorCode.test(value)) ? 'color' : 'drop_down'
    const same = before.find((option) => option.name === name && option.optionType === optionType)
    const former = before.find((option) => option.name === name)
    return {
      partId: same?.partId ?? newId(),
      optionType,
      name,
      ...(former?.mandatory !== undefined && { mandatory: former.mandatory }),
      choices: choices.map((choice) => {
        const { value, description } = namesOf(choice)
        const isSame = (one: { description: string }) => one.description === description
        const choiceId = same?.choices.find(isSame)?.choiceId ?? newId()
        const { mediaIds = [], addedMinor } = former?.choices.find(isSame) ?? {}
        return { choiceId, value, description, mediaIds, ...(addedMinor !== undefined && { addedMinor }) }
      }),
    }
  })
  return { options, violations: [...misnamed(options), ...repeated(options)] }
}

/** Of a choice with one text, that is both its value and its name. */
const namesOf = ({ value, description }: WrittenChoice) => ({
  value: value ?? description ?? '',
  description: description ?? value ?? '',
})

const misnamed = (options: readonly ProductOption[]): Violation[] =>
  options.flatMap(({ name, choices }, at) => {
    const field = `product.productOptions[${at}]`
    const ofChoices = choices.flatMap(({ description }, choiceAt) => nameViolation(`${field}.choices[${choiceAt}]`, description) ?? [])
    return [nameViolation(`${field}.name`, name) ?? [], choices.length === 0 ? choiceMissing(field) : [], ofChoices].flat()
  })

const choiceMissing = (option: string): Violation => ({
  field: `${option}.choices`,
  violatedRule: 'REQUIRED_FIELD',
  description: 'An option needs a choice.',
})

const repeated = (options: readonly ProductOption[]): Violation[] => [
  ...repeats(options.map(({ name }) => name)).map((at) => twice(`product.productOptions[${at}].name`, 'option')),
  ...options.flatMap(({ choices }, at) =>
    repeats(choices.map(({ description }) => description)).map((choiceAt) =>
      twice(`product.productOptions[${at}].choices[${choiceAt}].description`, 'choice of the option'),
    ),
  ),
]
