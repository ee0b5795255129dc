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

/** The variant that each combination keeps: the first with the same choice of every option that both have, each variant once. */
export function keptVariants(combinations: readonly Choices[], variants: readonly Variant[]): (Variant | undefined)[] {
  const shared = Object.keys(combinations[0] ?? {}).filter((name) => variants.some(({ choices }) => Object.hasOwn(choices, name)))
  const keyOf = (choices: Choices) => JSON.stringify(shared.map((name) => choices[name]))
  const byKey = shared.length > 0 ? Map.groupBy(variants, ({ choices }) => keyOf(choices)) : new Map<string, Variant[]>()
  return combinations.map((combination) => byKey.get(keyOf(combination))?.shift())
}
