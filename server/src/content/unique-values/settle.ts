/** The value that an item requests in place of its present one. `null` is no value, which any number of items can have. */
export interface ValueRequest {
  /** Its index in the request. An item can have several requests, which apply in order. */
  place: number
  id: string
  value: string | null
  old: string | null
}

export interface Settled {
  /** Indexes of rejected requests. */
  refused: ReadonlySet<number>
  /** The final owner of each value involved. */
  owners: ReadonlyMap<string, string>
}

/** Resolves requests all at once: only the final state counts, so two items can swap values, and one can take what another releases. An item that keeps its
 *  value has precedence over one that requests it, and among requests the first one wins. A rejected request leaves its item with its previous value, which
 *  then belongs to no other. `holders`: the present owners of values. */
export function settle(wishes: readonly ValueRequest[], holders: ReadonlyMap<string, string>): Settled {
  const standing = Map.groupBy(wishes, ({ id }) => id)
  const held = new Map(wishes.map(({ id, old }) => [id, old]))
  const refused = new Set<number>()
  for (;;) {
    const owners = new Map([...holders].filter(([, id]) => !held.has(id)))
    const wanting: ValueRequest[] = []
    for (const [id, old] of held) {
      const last = standing.get(id)!.at(-1)
      const isKept = !last || last.value === old
      if (!isKept) wanting.push(last)
      else if (old !== null) owners.set(old, id)
    }
    const losing = wanting.toSorted((a, b) => a.place - b.place).filter(({ id, value }) => value !== null && !takes(owners, value, id))
    if (losing.length === 0) return { refused, owners }
    for (const { id, place } of losing) {
      standing.get(id)!.pop()
      refused.add(place)
    }
  }
}

function takes(owners: Map<string, string>, value: string, id: string): boolean {
  if (owners.has(value)) return false
  owners.set(value, id)
  return true
}
