/** A change to a collection: before and after. */
export type Change =
  | { kind: 'set'; id: string; field: string; before: unknown; after: unknown }
  | { kind: 'add'; id: string; data: Readonly<Record<string, unknown>> }
  | { kind: 'remove'; id: string; data: Readonly<Record<string, unknown>> }

/** Changes made at once, such as a paste, and undone at once. */
export type Step = readonly Change[]

export interface History {
  done: readonly Step[]
  undone: readonly Step[]
}

export const noHistory: History = { done: [], undone: [] }
const stepsMax = 200

/** A new step discards everything that could be redone. */
export const withStep = ({ done }: History, step: Step): History =>
  step.length === 0 ? { done, undone: [] } : { done: [...done, step].slice(-stepsMax), undone: [] }

export interface Turn {
  history: History
  /** The step to perform now. */
  step: Step
}

export function undo({ done, undone }: History): Turn | undefined {
  const last = done.at(-1)
  return last && { history: { done: done.slice(0, -1), undone: [...undone, last] }, step: inverse(last) }
}

export function redo({ done, undone }: History): Turn | undefined {
  const last = undone.at(-1)
  return last && { history: { done: [...done, last], undone: undone.slice(0, -1) }, step: last }
}

const inverse = (step: Step): Step => step.map(inverted).toReversed()

function inverted(change: Change): Change {
  switch (change.kind) {
    case 'set':
      return { ...change, before: change.after, after: change.before }
    case 'add':
      return { ...change, kind: 'remove' }
    case 'remove':
      return { ...change, kind: 'add' }
  }
}
