import type { OptionDraft } from './product-draft.ts'

/** A combination of one choice of each option. */
export interface Combination {
  /** The same while options and choices are renamed and ordered. */
  key: string
  /** `{ Size: 'M', Colour: 'Moss' }` */
  choices: Record<string, string>
  /** `M / Moss` */
  name: string
}

/** The most variants that a product can have. */
export const variantsMax = 1000

interface Part {
  option: Pick<OptionDraft, 'key' | 'name'>
  choice: { key: string; name: string }
}

/** How many combinations the options have. */
export const combinationCount = (options: readonly OptionDraft[]): number =>
  completeOptions(options).length === 0 ? 0 : completeOptions(options).reduce((count, { choices }) => count * choices.length, 1)

/** All combinations of the options that have a name and choices, in their order; none if they are too many. */
export function combinations(options: readonly OptionDraft[]): Combination[] {
  const complete = completeOptions(options)
  const count = combinationCount(options)
  if (count === 0 || count > variantsMax) return []
  const rows = complete.reduce<Part[][]>(
    (before, option) => before.flatMap((parts) => option.choices.map((choice) => [...parts, { option, choice }])),
    [[]],
  )
  return rows.map((parts) => ({
    key: combinationKey(parts.map(({ option, choice }) => [option.key, choice.key])),
    choices: Object.fromEntries(parts.map(({ option, choice }) => [option.name, choice.name])),
    name: parts.map(({ choice }) => choice.name).join(' / '),
  }))
}

/** Identifies a combination by the keys of its options and choices, in any order. */
export const combinationKey = (parts: readonly (readonly [option: string, choice: string])[]): string =>
  JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** The options that have a name and at least one choice, without blank choices. */
export const completeOptions = (options: readonly OptionDraft[]): OptionDraft[] =>
  options
    .map((option) => ({ ...option, choices: option.choices.filter(({ name }) => name !== '') }))
    .filter(({ name, choices }) => name !== '' && choices.length > 0)
