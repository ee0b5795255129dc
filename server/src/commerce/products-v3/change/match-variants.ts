import { defaultVariantId, type ProductOption, type Variant } from '../../catalogue/public.ts'
import type { VariantInput } from './input.ts'
import { failProduct } from './problem.ts'

type Choices = Readonly<Record<string, string>>
type SentChoice = NonNullable<VariantInput['choices']>[number]

/** A variant that is sent: which combination it is, and the variant so far, which has its ID or else the same choices. */
export interface MatchedVariant {
  sent: VariantInput
  choices: Choices
  before: Variant | undefined
}

/** The variants that are sent for some options: any of the combinations, each once; without options one, without choices. */
export function matchVariants(
  sent: readonly VariantInput[],
  options: readonly ProductOption[],
  before: readonly Variant[],
): MatchedVariant[] {
  if (options.length === 0) return [matchOnly(sent, before)]
  const choices = sent.map(({ choices: written = [] }) => choicesFrom(written, options))
  const keys = choices.map((one) => keyOf(one, options))
  if (new Set(keys).size < keys.length) failProduct('DUPLICATE_VARIANT_OPTION_CHOICE')
  const ids = sent.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) failProduct('VARIANT_ID_ALREADY_EXISTS')
  // The variant of a product without options is found without an ID, so none with choices has its ID.
  const byId = new Map(before.filter(({ id }) => id !== defaultVariantId).map((variant) => [variant.id, variant]))
  const named = new Set(ids)
  const byChoices = new Map(before.filter(({ id }) => !named.has(id)).map((variant) => [keyOf(variant.choices, options), variant]))
  return sent.map((variant, index) => ({
    sent: variant,
    choices: choices[index]!,
    before: (variant.id ? byId.get(variant.id) : byChoices.get(keys[index]!)) ?? undefined,
  }))
}

function matchOnly(sent: readonly VariantInput[], before: readonly Variant[]): MatchedVariant {
  const [only, ...others] = sent
  if (!only || others.length > 0 || (only.choices ?? []).length > 0) return failProduct('INVALID_DEFAULT_VARIANT')
  return { sent: only, choices: {}, before: before.find(({ id }) => id === defaultVariantId) }
}

/** Choices as a text, in the order of the options. */
const keyOf = (choices: Choices, options: readonly ProductOption[]): string =>
  JSON.stringify(options.map(({ name }) => (Object.hasOwn(choices, name) ? choices[name] : null)))

function choicesFrom(sent: readonly SentChoice[], options: readonly ProductOption[]): Choices {
  const found = sent.map((choice) => optionAndChoice(choice, options))
  const missing = options.map(({ name }) => name).filter((name) => !found.some(({ option }) => option === name))
  if (missing.length > 0) failProduct('MISSING_VARIANT_OPTION_CHOICE', { names: missing })
  const repeated = found.filter(({ option }, index) => found.findIndex((one) => one.option === option) < index)
  if (repeated.length > 0) failProduct('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', { names: repeated.map(({ option }) => option) })
  return Object.fromEntries(options.map(({ name }) => [name, found.find(({ option }) => option === name)!.choice]))
}

/** By IDs, or else by names. */
function optionAndChoice(
  { optionChoiceIds, optionChoiceNames }: SentChoice,
  options: readonly ProductOption[],
): { option: string; choice: string } {
  const ids = optionChoiceIds?.optionId && optionChoiceIds.choiceId ? optionChoiceIds : undefined
  const names = optionChoiceNames ?? {}
  const option = options.find(({ partId, name, optionType }) => {
    if (ids) return partId === ids.optionId
    return name === names.optionName?.trim() && (!names.renderType || (names.renderType === 'SWATCH_CHOICES') === (optionType === 'color'))
  })
  const choice = option?.choices.find(({ choiceId, description }) =>
    ids ? choiceId === ids.choiceId : description === names.choiceName?.trim(),
  )
  if (option && choice) return { option: option.name, choice: choice.description }
  return failProduct('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', {
    names: ids ? [ids.optionId!, ids.choiceId!] : [names.optionName ?? '', names.choiceName ?? ''],
  })
}
