import type { Draft, DraftValue } from './draft.ts'

/** The edit that a list's button makes: `add:options`, `remove:options.2`, `up:options.2`, `down:options.0`. */
export type ListEdit = { verb: 'add' | 'remove' | 'up' | 'down'; path: string }

export function listEditOf(intent: string): ListEdit | undefined {
  const [, verb, path] = /^(add|remove|up|down):([a-zA-Z]+(?:\.[a-zA-Z0-9]+)*)$/.exec(intent) ?? []
  return verb && path ? { verb: verb as ListEdit['verb'], path } : undefined
}

/** A list after an edit at index `at`; `fresh` creates a new entry. */
export function edited<Entry>(list: readonly Entry[], verb: ListEdit['verb'], { at, fresh }: { at: number; fresh: () => Entry }): Entry[] {
  if (verb === 'add') return [...list, fresh()]
  if (verb === 'remove') return list.filter((_, index) => index !== at)
  const to = verb === 'up' ? at - 1 : at + 1
  const [moved, other] = [list[at], list[to]]
  if (moved === undefined || other === undefined) return [...list]
  return list.map((entry, index) => (index === at ? other : index === to ? moved : entry))
}

/** A form after an edit of one of its lists. A path that doesn't exist changes nothing. */
export function withListEdit<Form extends Draft>(draft: Form, { verb, path }: ListEdit, shape: Draft): Form {
  const steps = path.split('.')
  const at = verb === 'add' ? -1 : Number(steps.pop())
  return change(draft, steps, { verb, at, shape }) as Form
}

interface Change {
  verb: ListEdit['verb']
  at: number
  shape: DraftValue
}

function change(value: DraftValue, [step, ...rest]: readonly string[], { verb, at, shape }: Change): DraftValue {
  if (step === undefined) return Array.isArray(value) ? edited(value, verb, { at, fresh: () => freshEntry(shape) }) : value
  if (Array.isArray(value)) {
    const inner = (shape as readonly DraftValue[])[0]
    return value.map((entry, index) =>
      String(index) === step && inner !== undefined ? change(entry, rest, { verb, at, shape: inner }) : entry,
    )
  }
  const group = value as Draft
  const inner = (shape as Draft)[step]
  if (typeof value === 'string' || !Object.hasOwn(group, step) || inner === undefined) return value
  return { ...group, [step]: change(group[step]!, rest, { verb, at, shape: inner }) }
}

/** A new entry of a list: its texts as in the shape, its lists empty. */
export function freshEntry(shape: DraftValue): DraftValue {
  return blank((shape as readonly DraftValue[])[0] ?? '')
}

function blank(shape: DraftValue): DraftValue {
  if (typeof shape === 'string') return shape
  if (Array.isArray(shape)) return []
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, blank(inner)]))
}
