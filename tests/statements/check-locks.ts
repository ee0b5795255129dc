import type { Locking, RecordedStatement } from '../support/recorded-statements.ts'
import { ofTheQueue } from './check-run.ts'
import { locksIn, type Lock, type UniqueKeys } from './locks-in-statement.ts'

/** A lock of a transaction, with the function that sent the statement. */
interface Step extends Lock {
  by: string
}

export interface LockRules {
  statements: readonly RecordedStatement[]
  keys: UniqueKeys
  /** The tables in the order in which transactions lock their rows. */
  order: readonly string[]
  /** Tables of which many rows are locked in any order, but only under the lock of the row that they belong to: the table of that row. */
  owners: Readonly<Record<string, string>>
  /** The calls that write, which tests/races/every-call.test.ts makes beside each other. */
  staggered: ReadonlySet<string>
  /** Whether all tests ran, so that every entry must have been needed. */
  isWhole: boolean
}

/** Transactions that lock rows against the order, a line per pair of tables, and statements that lock many rows of a table in any order. */
export function linesAboutLocks(transactions: readonly Locking[], rules: LockRules): string[] {
  const { statements, keys, order, owners, staggered, isWhole } = rules
  const senders = new Map(statements.map(({ text, from }) => [text, from]))
  const locksOf = new Map<string, Lock[]>()
  const locks = (text: string) => locksOf.get(text) ?? locksOf.set(text, locksIn(text, keys)).get(text)!
  const steps = transactions.map(({ texts }) =>
    texts.flatMap((text) => locks(text).map((lock): Step => ({ ...lock, by: senders.get(text) ?? text }))),
  )
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
  return steps.flatMap(({ table, waits, by }) => {
    if (held.has(table)) return []
    const before = waits ? [...held] : []
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
