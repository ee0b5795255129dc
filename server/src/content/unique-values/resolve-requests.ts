/** The value that an item requests in place of its present one. `null` is no value, which any number of items can have. */
export interface ValueRequest {
  /** Its index in the request. An item can have several requests, which apply in order. */
  place: number
  id: string
  value: string | null
  old: string | null
}

export interface Resolution {
  /** Indexes of rejected requests. */
  refused: ReadonlySet<number>
  /** The final owner of each value involved. */
  owners: ReadonlyMap<string, string>
}

/** Resolves requests all at once: only the final state counts, so two items can swap values, and one can take what another releases. An item that keeps its
 *  value has precedence over one that requests it, and among requests the first one wins. A rejected request leaves its item with its previous value, which
 *  then belongs to no other. `holders`: the present owners of values. */
export function resolveRequests(requests: readonly ValueRequest[], holders: ReadonlyMap<string, string>): Resolution {
  const pending = Map.groupBy(requests, ({ id }) => id)
  const values = new Map(requests.map(({ id, old }) => [id, old]))
  const refused = new Set<number>()
  for (;;) {
    const owners = new Map([...holders].filter(([, id]) => !values.has(id)))
    const claiming: ValueRequest[] = []
    for (const [id, old] of values) {
      const last = pending.get(id)!.at(-1)
      const isKept = !last || last.value === old
      if (!isKept) claiming.push(last)
      else if (old !== null) owners.set(old, id)
    }
    const rejected = claiming.toSorted((a, b) => a.place - b.place).filter(({ id, value }) => value !== null && !claim(owners, value, id))
    if (rejected.length === 0) return { refused, owners }
    for (const { id, place } of rejected) {
      pending.get(id)!.pop()
      refused.add(place)
    }
  }
}

function claim(owners: Map<string, string>, value: string, id: string): boolean {
  if (owners.has(value)) return false
  owners.set(value, id)
  return true
}
