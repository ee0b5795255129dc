/** A transition: the statuses it can start from, and the status it leads to. */
export interface Transition<Status extends string = string> {
  readonly from: readonly Status[]
  readonly to: Status
}

/** All statuses of an entity, and those it can be created in. */
export interface Life<Status extends string> {
  readonly states: readonly Status[]
  readonly begins: readonly Status[]
}

/** A table of transitions that server and screens share: `transitions<OrderStatus>(life)({ approve: { from: [...], to: 'APPROVED' } })`. Throws at startup
 *  if a status can't be reached. */
export function transitions<Status extends string>(life: Life<Status>) {
  return <const Table extends Readonly<Record<string, Transition<Status>>>>(table: Table): Table => {
    const lost = unreachable(life, Object.values(table))
    if (lost.length > 0) throw new Error(`no transition ever leads to ${lost.join(', ')}`)
    return table
  }
}

/** The statuses that no transition leads to. */
export function unreachable<Status extends string>({ states, begins }: Life<Status>, verbs: readonly Transition<Status>[]): Status[] {
  const reached = new Set(begins)
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const verb of verbs) if (verb.from.some((status) => reached.has(status))) reached.add(verb.to)
  }
  return states.filter((status) => !reached.has(status))
}

/** Whether an entity in this status can make the transition: `canMove(order.status, orderTransitions.cancel)`. */
export const canMove = <Status extends string>(status: Status, { from }: Transition<Status>): boolean => from.includes(status)
