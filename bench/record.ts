import type { Database, Sql } from '../server/src/kernel/db.ts'
import { forwarding, watched } from '../tests/support/forwarding.ts'

/** A recorded statement. `fresh`: its values contain IDs or numbers that are new in each round. */
export interface Recorded {
  name: string | undefined
  text: string
  values: readonly unknown[]
  fresh: boolean
}

/** A database that records all statements. */
export function recording(database: Database): { database: Database; take(): Recorded[] } {
  let recorded: Recorded[] = []
  const note = ({ text, name, values }: Sql, isComparing = false) =>
    void recorded.push({ text: isComparing ? withoutComparison(text) : text, name, values, fresh: false })
  const bare = (text: string): Sql => ({ text, name: undefined, values: [] })
  return {
    database: {
      ...database,
      ...watched(database, { sent: note }),
      async transaction(work) {
        // Like a real transaction, which begins with its first statement.
        let hasBegun = false
        const begun = () => {
          if (!hasBegun) note(bare('begin'))
          hasBegun = true
        }
        const result = await database.transaction((db) => forwarding(db, { sent: note, read: database.rows, begun }, work))
        if (hasBegun) note(bare('commit'))
        return result
      },
    },
    take() {
      const taken = recorded
      recorded = []
      return taken
    },
  }
}

/** The order number and the stock of the recording aren't those of the replay: it doesn't compare them, waits for other rounds, and writes as much. */
function withoutComparison(text: string): string {
  let open = text
  for (const [comparison, without] of [
    [/\bvalue = (\$\d+)/, 'value <> $1'],
    [
      /\(variants\.product_id, variants\.id, [^)]*\)( in \(\s*select "productId", "variantId")[^)]*( from recounted\))/,
      '(variants.product_id, variants.id)$1$2',
    ],
  ] as const) {
    if (!comparison.test(open)) throw new Error(`a statement that depends on what was read has changed: ${text}`)
    open = open.replace(comparison, without)
  }
  return open.replaceAll(' skip locked', '')
}

const guid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Marks the IDs and numbers that differ between two recordings of the same steps, so that the floor can replace them in each round. */
export function markFresh(recorded: readonly Recorded[], twin: readonly Recorded[]): Recorded[] {
  const shared = new Set(twin.flatMap(({ values }) => JSON.stringify(values).match(guid) ?? []))
  const others = Map.groupBy(twin, ({ text }) => text)
  return recorded.map((statement) => {
    // One of the recordings can have sent statements in between that the other one didn't need.
    const other = others.get(statement.text)?.shift()
    const values = statement.values.map((value, at) => (isOtherNumber(value, other?.values[at]) ? freshNumber : value))
    const text = JSON.stringify(values)
    const marked = text.replace(guid, (id) => (shared.has(id) ? id : `${id.slice(0, 28)}${freshEnd}`))
    return { ...statement, values: JSON.parse(marked) as unknown[], fresh: marked !== JSON.stringify(statement.values) }
  })
}

const isOtherNumber = (one: unknown, other: unknown): boolean => typeof one === 'number' && typeof other === 'number' && one !== other

export const freshEnd = 'feedfeed'
export const freshNumber = '{fresh number}'
