import type { OptionDraft, ProductDraft } from './product-draft.ts'

/** The new name of an option, or of one of its choices. */
export interface Rename {
  option: string
  choice?: string
  name: string
}

interface Named {
  was: string
  name: string
}

/** The renames that make the names of the server those of the form, in an order in which no name is there twice. Without them, a new name would be a new
 *  choice, and the stock of the former one would be lost. */
export function renamesOf(options: readonly OptionDraft[], before: readonly OptionDraft[]): Rename[] {
  const known = new Map(before.map((option) => [option.name, option]))
  const choices = options.flatMap((option) => {
    const names = known.get(option.was)?.choices.map(({ name }) => name)
    return names ? inOrder(option.choices, names).map(([choice, name]) => ({ option: option.was, choice, name })) : []
  })
  return [...choices, ...inOrder(options, [...known.keys()]).map(([option, name]) => ({ option, name }))]
}

/** Pairs of former and new names. A name that is in the way of another gets an interim one first. */
function inOrder(rows: readonly Named[], existing: readonly string[]): [from: string, to: string][] {
  const taken = new Set(existing)
  const steps: [string, string][] = []
  const waiting = new Map(rows.filter(({ was, name }) => was !== name && name !== '' && taken.has(was)).map(({ was, name }) => [was, name]))
  const rename = (from: string, to: string): void => {
    steps.push([from, to])
    taken.delete(from)
    taken.add(to)
  }
  while (waiting.size > 0) {
    const [from, to] = [...waiting].find(([, name]) => !taken.has(name)) ?? [...waiting][0]!
    if (taken.has(to)) {
      const interim = freeName(to, taken)
      const target = waiting.get(to)
      waiting.delete(to)
      if (target !== undefined) waiting.set(interim, target)
      rename(to, interim)
    } else {
      waiting.delete(from)
      rename(from, to)
    }
  }
  return steps
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, 44)} ~${number}`
    if (!taken.has(next)) return next
  }
}

/** The former form with the new names of its options and choices, which keep their pictures. */
export function renamed(base: ProductDraft, { options }: ProductDraft): ProductDraft {
  const now = new Map(options.map((option) => [option.was, option]))
  return {
    ...base,
    options: base.options.map((option) => {
      const next = now.get(option.name)
      const names = new Map(next?.choices.map(({ was, name }) => [was, name]))
      return {
        ...option,
        name: next?.name ?? option.name,
        choices: option.choices.map((choice) => ({ ...choice, name: names.get(choice.name) ?? choice.name })),
      }
    }),
  }
}
