import { parseSync } from 'libpg-query'
import type { LockingTexts, RecordedStatement } from '../support/recorded-statements.ts'
import { inner, list, type Tree } from './check-statement.ts'

/** A table of which a statement locks rows, and whether it waits for them (without `skip locked`). */
export interface Lock {
  table: string
  waits: boolean
}

/** Two tables whose rows a transaction locked against the order: the second one's while it held the first one's. */
interface Misordered {
  held: string
  locked: string
  by: string
}

/** Transactions that lock rows against the order, a line per pair of tables. */
export function linesAboutLocks(
  transactions: readonly LockingTexts[],
  { statements, order }: { statements: readonly RecordedStatement[]; order: readonly string[] },
): string[] {
  const senders = new Map(statements.map(({ text, from }) => [text, from]))
  const locksOf = new Map<string, Lock[]>()
  const locks = (text: string) => locksOf.get(text) ?? locksOf.set(text, locksIn(text)).get(text)!
  const pairs = transactions.flatMap((texts) => pairsIn(texts.map((text) => ({ locks: locks(text), by: senders.get(text) ?? text }))))
  const wrong = pairs.filter(({ held, locked }) => !order.includes(held) || order.indexOf(held) > order.indexOf(locked))
  return [
    ...new Set(wrong.map(({ held, locked, by }) => `${by}: locks ${locked} while ${held} is locked (tests/statements/lock-order.ts)`)),
  ]
}

function pairsIn(steps: readonly { locks: readonly Lock[]; by: string }[]): Misordered[] {
  const held = new Set<string>()
  return steps.flatMap(({ locks, by }) =>
    locks.flatMap(({ table, waits }) => {
      if (held.has(table)) return []
      const before = waits ? [...held] : []
      held.add(table)
      return before.map((earlier) => ({ held: earlier, locked: table, by }))
    }),
  )
}

/** The tables of which a statement locks rows that another transaction can hold: those of `for update` and `for share`, of updates and deletes, and of
 *  inserts that can conflict. */
export function locksIn(text: string): Lock[] {
  const locks: Lock[] = []
  visit(list(parseSync(text).stmts))
  return locks

  function visit(tree: unknown): void {
    if (typeof tree !== 'object' || tree === null) return
    for (const [kind, value] of Object.entries(tree)) {
      visit(value)
      const query = value as Tree
      if (kind === 'UpdateStmt' || kind === 'DeleteStmt') add(query.relation as Tree, true)
      if (kind === 'InsertStmt' && query.onConflictClause) add(query.relation as Tree, true)
      if (kind === 'SelectStmt') for (const clause of list(query.lockingClause)) lockRows(query, inner(clause))
    }
  }

  function lockRows(query: Tree, { lockedRels, waitPolicy }: Tree): void {
    const named = list(lockedRels).map((relation) => String((relation.RangeVar as Tree).relname))
    for (const relation of relationsIn(query.fromClause)) {
      const alias = String((relation.alias as Tree | undefined)?.aliasname ?? relation.relname)
      if (named.length === 0 || named.includes(alias)) add(relation, waitPolicy !== 'LockWaitSkip')
    }
  }

  function add({ relname }: Tree, waits: boolean): void {
    locks.push({ table: String(relname), waits })
  }
}

/** The tables that a `from` names itself, without those of subqueries. */
function relationsIn(tree: unknown): Tree[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([kind, value]) => {
    if (kind === 'RangeVar') return [value as Tree]
    return kind === 'RangeSubselect' ? [] : relationsIn(value)
  })
}
