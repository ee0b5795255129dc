import type { Draft, DraftValue } from './draft.ts'

/** A value that two people changed differently; a side that removed it is undefined. */
export interface Conflict {
  /** `taxRegions.PT IVA.ratePercent`: entries of lists by their key instead of their index. */
  path: string
  /** The names along the path, for display. */
  steps: readonly string[]
  base: DraftValue | undefined
  mine: DraftValue | undefined
  theirs: DraftValue | undefined
}

type Side = 'mine' | 'theirs'
type Sides = { base: DraftValue | undefined; mine: DraftValue | undefined; theirs: DraftValue | undefined }

interface Merging {
  choices: Readonly<Record<string, Side>>
  conflicts: Conflict[]
}

/** Three-way merge of two forms that started from the same values. A value that only one side changed is taken from that side. If both changed it,
 *  `choices` decides; without a choice it is mine, and reported as a conflict. */
export function merged<Form extends Draft>(
  sides: { base: Form; mine: Form; theirs: Form },
  choices: Readonly<Record<string, Side>> = {},
): { draft: Form; conflicts: Conflict[] } {
  const merging: Merging = { choices, conflicts: [] }
  return { draft: merge(sides, [], merging) as Form, conflicts: merging.conflicts }
}

function merge(sides: Sides, steps: readonly Step[], merging: Merging): DraftValue | undefined {
  const { base, mine, theirs } = sides
  if (same(mine, theirs) || same(theirs, base)) return mine
  if (same(mine, base)) return theirs
  if (isList(mine) && isList(theirs)) return mergeLists({ base: isList(base) ? base : [], mine, theirs }, steps, merging)
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups({ base: isGroup(base) ? base : {}, mine, theirs }, steps, merging)
  const path = steps.map(({ key }) => key).join('.')
  const choice = Object.hasOwn(merging.choices, path) ? merging.choices[path] : undefined
  if (!choice) merging.conflicts.push({ path, steps: steps.map(({ name }) => name), ...sides })
  return choice === 'theirs' ? theirs : mine
}

function mergeGroups({ base, mine, theirs }: Record<Side | 'base', Draft>, steps: readonly Step[], merging: Merging): Draft {
  const names = Object.keys(mine)
  return Object.fromEntries(
    names.map((name) => {
      const value = merge({ base: base[name], mine: mine[name], theirs: theirs[name] }, [...steps, { key: name, name }], merging)
      return [name, value ?? '']
    }),
  )
}

/** Entries in my order, followed by those that only the other side has. */
function mergeLists(sides: Record<Side | 'base', readonly DraftValue[]>, steps: readonly Step[], merging: Merging): DraftValue[] {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(byKey) as [Keyed, Keyed, Keyed]
  const keys = new Set([...mine.keys(), ...theirs.keys()])
  return [...keys].flatMap((key) => {
    const entry = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const value = merge(entry, [...steps, { key, name: nameOf(entry.mine ?? entry.theirs ?? '') }], merging)
    return value === undefined ? [] : [value]
  })
}

interface Step {
  key: string
  name: string
}

type Keyed = Map<string, DraftValue>

const byKey = (list: readonly DraftValue[]): Keyed => new Map(list.map((entry) => [keyOf(entry), entry]))

/** Identifies an entry while its other fields change: by its id or code, or by its country or subdivision and name; otherwise by all of its values. */
function keyOf(entry: DraftValue): string {
  if (!isGroup(entry)) return String(entry)
  const { id, code, country, subdivision, name } = entry
  if (id || code) return String(id || code)
  return country ? [subdivision || country, name].join(' ') : JSON.stringify(entry)
}

function nameOf(entry: DraftValue): string {
  if (!isGroup(entry)) return String(entry)
  const { title, name, country, subdivision } = entry
  return [subdivision || country, title ?? name].filter(Boolean).join(' ')
}

const isList = (value: DraftValue | undefined): value is readonly DraftValue[] => Array.isArray(value)
const isGroup = (value: DraftValue | undefined): value is Draft => typeof value === 'object' && !Array.isArray(value)
export const same = (one: DraftValue | undefined, other: DraftValue | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
