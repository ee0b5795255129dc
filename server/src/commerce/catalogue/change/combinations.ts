import type { ProductOption, Variant } from '../product.ts'

export const variantsMax = 1000

type Choices = Readonly<Record<string, string>>

/** How many combinations the choices of options make. */
export const countCombinations = (options: readonly ProductOption[]): number =>
  options.reduce((count, { choices }) => count * choices.length, 1)

/** All combinations, those of the first option’s first choice first. */
export const combinationsOf = (options: readonly ProductOption[]): Choices[] =>
  options.reduce<Choices[]>(
    (combinations, { name, choices }) =>
      combinations.flatMap((combination) => choices.map(({ description }) => ({ ...combination, [name]: description }))),
    [{}],
  )

/** The combinations without those that have only former choices, and no variant although the former options made them: V3 can leave some out. */
export function withoutLeftOut(
  combinations: readonly Choices[],
  former: readonly ProductOption[],
  variants: readonly Variant[],
): Choices[] {
  const shared = former.filter(({ name }) => Object.hasOwn(combinations[0] ?? {}, name))
  const keyOf = (choices: Choices) => JSON.stringify(shared.map(({ name }) => choices[name]))
  const made = new Set(variants.map(({ choices }) => keyOf(choices)))
  const isFormer = (combination: Choices) =>
    shared.every(({ name, choices }) => choices.some(({ description }) => description === combination[name]))
  const remaining = combinations.filter((combination) => made.has(keyOf(combination)) || !isFormer(combination))
  return remaining.length > 0 ? remaining : [...combinations]
}

/** The variant that remains of each combination: the first with the same choice of every option that both have, each variant once. */
export function remainingVariants(combinations: readonly Choices[], variants: readonly Variant[]): (Variant | undefined)[] {
  const shared = Object.keys(combinations[0] ?? {}).filter((name) => variants.some(({ choices }) => Object.hasOwn(choices, name)))
  const keyOf = (choices: Choices) => JSON.stringify(shared.map((name) => choices[name]))
  const byKey = shared.length > 0 ? Map.groupBy(variants, ({ choices }) => keyOf(choices)) : new Map<string, Variant[]>()
  return combinations.map((combination) => byKey.get(keyOf(combination))?.shift())
}
