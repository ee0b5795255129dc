/** What an item wants to have from now on, in place of what it has; `null` is no value, of which all may have one. */
export interface ValueRequest {
  /** In the request. An item may wish several times, one after the other. */
  place: number
  id: string
  value: string | null
  old: string | null
}

export interface Settled {
  /** Places of wishes that are not granted. */
  refused: ReadonlySet<number>
  /** Whose each value is then, of all that are spoken of. */
  owners: ReadonlyMap<string, string>
}

/** Grants wishes, all at once: what counts is who has what in the end, so two may swap, and one may have what another lets go. Who keeps a value goes before who wants it,
 *  and of these the first in the request. A wish that is refused leaves its item what it had before; that is then nobody else's. `holders`: whose a value is now,
 *  where it is somebody's. */
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
