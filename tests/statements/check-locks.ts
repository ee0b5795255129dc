import type { Locking, RecordedStatement } from '../support/recorded-statements.ts'
import { ofTheQueue } from './check-run.ts'
import { insertsIn, locksIn, type Lock, type UniqueKeys } from './locks-in-statement.ts'

/** A lock of a transaction, with the function that sent the statement. */
interface Step extends Lock {
  by: string
  /** Whether it locks only rows that the transaction has inserted before, or whose owners it has locked. */
  isOwn: boolean
}

export interface LockRules {
  statements: readonly RecordedStatement[]
  keys: UniqueKeys
  /** The tables in the order in which transactions lock their rows. */
  order: readonly string[]
  /** Tables of which many rows are locked in any order, but only under the lock of the row that they belong to: the table of that row. */
  owners: Readonly<Record<string, string>>
  /** Functions that lock only rows of a table that wait for nothing, with the table: the transaction has locked or inserted them before, or has locked their owners. */
  ownRows: Readonly<Record<string, string>>
  /** The calls that write, which tests/races/every-call.test.ts makes beside each other. */
  staggered: ReadonlySet<string>
  /** Whether all tests ran, so that every entry must have been needed. */
  isWhole: boolean
}

/** Transactions that lock rows against the order, a line per pair of tables, and statements that lock many rows of a table in any order. */
export function linesAboutLocks(transactions: readonly Locking[], rules: LockRules): string[] {
  const { statements, keys, order, owners, ownRows, staggered, isWhole } = rules
  const senders = new Map(statements.map(({ text, from }) => [text, from]))
  const locks = remembered((text) => locksIn(text, keys))
  const inserts = remembered(insertsIn)
  const steps = transactions.map(({ texts }) => {
    const [inserted, locked] = [new Set<string>(), new Set<string>()]
    return texts.flatMap((text) => {
      const by = senders.get(text) ?? text
      const isOwn = ({ table }: Lock): boolean => ownRows[by] === table && (inserted.has(table) || locked.has(owners[table] ?? ''))
      const own = locks(text).map((lock): Step => ({ ...lock, by, isOwn: isOwn(lock) }))
      for (const table of inserts(text)) inserted.add(table)
      for (const { table } of own) locked.add(table)
      return own
    })
  })
  const pairs = steps.flatMap(pairsIn)
  const wrong = pairs.filter(({ held, locked }) => !order.includes(held) || order.indexOf(held) > order.indexOf(locked))
  // The queue library adds one job at a time.
  const unordered = steps.flatMap(unorderedIn).filter(({ by }) => !by.startsWith(ofTheQueue))
  const covered = unordered.filter(({ table, held }) => held.has(owners[table] ?? ''))
  const unneeded = isWhole ? Object.keys(owners).filter((table) => !covered.some((step) => step.table === table)) : []
  const alone = transactions.filter(({ call }, index) => call !== undefined && !staggered.has(call) && locksSeveral(steps[index]!))
  return [
    ...new Set([
      ...wrong.map(({ held, locked: table, by }) => `${by}: locks ${table} while ${held} is locked (tests/statements/lock-order.ts)`),
      ...unordered
        .filter((step) => !covered.includes(step))
        .map(({ table, by }) => `${by}: locks rows of ${table} in any order: select them first, in the order of their key, for update`),
      ...unneeded.map((table) => `${table}: an owner of rows that nothing needs`),
      ...alone.map(({ call }) => `${call}: locks several rows, but is no call of tests/races/every-call.test.ts`),
    ]),
  ]
}

/** A function of statements that reads each text once. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)!
  }
}

const locksSeveral = (steps: readonly Step[]): boolean =>
  steps.some(({ rows }) => rows !== 'one') || new Set(steps.map(({ table }) => table)).size > 1

/** Two tables whose rows a transaction locked: the second one's while it held the first one's. */
interface Pair {
  held: string
  locked: string
  by: string
}

function pairsIn(steps: readonly Step[]): Pair[] {
  const held = new Set<string>()
  return steps.flatMap(({ table, waits, by, isOwn }) => {
    if (held.has(table)) return []
    const before = waits && !isOwn ? [...held] : []
    held.add(table)
    return before.map((earlier) => ({ held: earlier, locked: table, by }))
  })
}

/** Waiting for many rows in any order, unless the transaction has locked them before: in order, or without waiting. */
function unorderedIn(steps: readonly Step[]): (Step & { held: ReadonlySet<string> })[] {
  return steps.flatMap((step, index) => {
    const before = steps.slice(0, index)
    const isLocked = before.some(({ table, waits, rows }) => table === step.table && rows !== 'one' && (rows === 'ordered' || !waits))
    if (step.rows !== 'any' || !step.waits || isLocked) return []
    return [{ ...step, held: new Set(before.map(({ table }) => table)) }]
  })
}
