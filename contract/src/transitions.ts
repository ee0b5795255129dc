/** One verb in the life of a thing: the statuses it may start from, and the one it leads to. */
export interface Transition<Status extends string = string> {
  readonly from: readonly Status[]
  readonly to: Status
}

/** Every status a thing can be in, and those it can be created in. */
export interface Life<Status extends string> {
  readonly states: readonly Status[]
  readonly begins: readonly Status[]
}

/** A table of verbs that server and screens both obey: `transitions<OrderStatus>(life)({ approve: { from: [...], to: 'APPROVED' } })`.
 *  A status that no way leads to stops the program as it starts. */
export function transitions<Status extends string>(life: Life<Status>) {
  return <const Table extends Readonly<Record<string, Transition<Status>>>>(table: Table): Table => {
    const lost = unreachable(life, Object.values(table))
    if (lost.length > 0) throw new Error(`no transition ever leads to ${lost.join(', ')}`)
    return table
  }
}

/** The statuses that none of the transitions ever leads to. */
export function unreachable<Status extends string>({ states, begins }: Life<Status>, verbs: readonly Transition<Status>[]): Status[] {
  const reached = new Set(begins)
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const verb of verbs) if (verb.from.some((status) => reached.has(status))) reached.add(verb.to)
  }
  return states.filter((status) => !reached.has(status))
}

/** Whether a thing of this status may make this transition: `canMove(order.status, orderTransitions.cancel)`. */
export const canMove = <Status extends string>(status: Status, { from }: Transition<Status>): boolean => from.includes(status)
