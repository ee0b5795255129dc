import { parseSync } from 'libpg-query'
import { bare, conjuncts, inner, isValue, list, sidesOf, type Tree } from './check-statement.ts'

/** A table of which a statement locks rows. */
export interface Lock {
  table: string
  /** Whether it waits for them: not with `skip locked` and `nowait`. */
  waits: boolean
  /** At most one row, rows in the order of their primary key, or rows in any order. */
  rows: 'one' | 'ordered' | 'any'
}

/** A unique key: its columns, and for a partial index its condition as SQL. */
export interface UniqueKey {
  columns: readonly string[]
  isPrimary: boolean
  condition: string | null
}

/** The unique keys of each table. */
export type UniqueKeys = ReadonlyMap<string, readonly UniqueKey[]>

/** The tables of which a statement locks rows that another transaction can hold: those of `for update` and `for share`, of updates and deletes, and of
 *  inserts that can conflict. */
export function locksIn(text: string, keys: UniqueKeys = new Map()): Lock[] {
  const locks: Lock[] = []
  visit(list(parseSync(text).stmts))
  return locks

  function visit(tree: unknown): void {
    if (typeof tree !== 'object' || tree === null) return
    for (const [kind, value] of Object.entries(tree)) {
      visit(value)
      const query = value as Tree
      if (kind === 'UpdateStmt' || kind === 'DeleteStmt') lockChanged(query)
      if (kind === 'InsertStmt' && query.onConflictClause) lockConflicting(query)
      if (kind === 'FuncCall') lockAdvisory(query)
      if (kind === 'SelectStmt') for (const clause of list(query.lockingClause)) lockSelected(query, inner(clause))
    }
  }

  /** An advisory lock is like the row of a table of its own. */
  function lockAdvisory({ funcname }: Tree): void {
    const name = String((list(funcname).at(-1)?.String as Tree | undefined)?.sval)
    if (/^pg_(try_)?advisory_xact_lock/.test(name)) locks.push({ table: 'advisory locks', waits: !name.includes('try'), rows: 'one' })
  }

  function lockChanged(query: Tree): void {
    const relation = query.relation as Tree
    const table = String(relation.relname)
    locks.push({ table, waits: true, rows: isOneRow(conditionsOf(query), relation, keys.get(table)) ? 'one' : 'any' })
  }

  function lockConflicting({ relation, selectStmt }: Tree): void {
    const source = ((selectStmt as Tree)?.SelectStmt ?? {}) as Tree
    const isOne = source.valuesLists ? list(source.valuesLists).length === 1 : list(source.fromClause).length === 0
    const many = list(source.sortClause).length > 0 ? 'ordered' : 'any'
    locks.push({ table: String((relation as Tree).relname), waits: true, rows: isOne ? 'one' : many })
  }

  function lockSelected(query: Tree, { lockedRels, waitPolicy }: Tree): void {
    const named = list(lockedRels).map((relation) => String((relation.RangeVar as Tree).relname))
    for (const relation of relationsIn(query.fromClause)) {
      if (named.length > 0 && !named.includes(aliasOf(relation))) continue
      const table = String(relation.relname)
      const conditions = conditionsOf(query)
      const isOne = isOneRow(conditions, relation, keys.get(table)) || integerOf(query.limitCount) === 1
      const many = isInOrder(query, boundColumns(conditions, relation), keys.get(table)) ? 'ordered' : 'any'
      locks.push({ table, waits: waitPolicy === 'LockWaitBlock', rows: isOne ? 'one' : many })
    }
  }
}

/** The tables that a statement inserts rows into. */
export function insertsIn(text: string): string[] {
  const tables: string[] = []
  const visit = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return
    for (const [kind, value] of Object.entries(tree)) {
      visit(value)
      if (kind === 'InsertStmt') tables.push(String(((value as Tree).relation as Tree).relname))
    }
  }
  visit(list(parseSync(text).stmts))
  return tables
}

const aliasOf = (relation: Tree): string => String((relation.alias as Tree | undefined)?.aliasname ?? relation.relname)

const integerOf = (tree: unknown): unknown => (((tree as Tree | undefined)?.A_Const as Tree | undefined)?.ival as Tree | undefined)?.ival

/** The conditions that all hold: those of `where` and of inner joins. */
function conditionsOf(query: Tree): Tree[] {
  const joined = (item: Tree): Tree[] => {
    const { jointype, larg, rarg, quals } = (item.JoinExpr ?? {}) as Tree
    return jointype === 'JOIN_INNER' ? [...conjuncts(quals), ...joined(larg as Tree), ...joined(rarg as Tree)] : []
  }
  return [...conjuncts(query.whereClause), ...list(query.fromClause).flatMap(joined)]
}

/** The columns of a table that conditions set equal to one value. */
function boundColumns(conditions: readonly Tree[], relation: Tree): Set<string> {
  const sides = conditions.flatMap(sidesOf).flatMap(([left, right]) => [
    { column: left, value: right },
    { column: right, value: left },
  ])
  return new Set(sides.flatMap(({ column, value }) => (isOneValue(value) ? (columnOf(column, relation) ?? []) : [])))
}

/** A parameter, a constant, or the result of a subquery. */
const isOneValue = (expression: Tree): boolean =>
  isValue(expression) || (expression.SubLink as Tree | undefined)?.subLinkType === 'EXPR_SUBLINK'

/** The name of a column, if it is one of this table. */
function columnOf(expression: Tree, relation: Tree): string | undefined {
  const names = list((expression.ColumnRef as Tree | undefined)?.fields).map((field) => String((field.String as Tree | undefined)?.sval))
  return names.length > 1 && names.at(-2) !== aliasOf(relation) ? undefined : names.at(-1)
}

/** Whether conditions name a whole unique key, and for a partial index its condition. */
function isOneRow(conditions: readonly Tree[], relation: Tree, keys: readonly UniqueKey[] = []): boolean {
  const bound = boundColumns(conditions, relation)
  const present = new Set(conditions.map(shapeOf))
  const holds = (condition: string): boolean => conjuncts(conditionIn(condition)).every((one) => present.has(shapeOf(one)))
  return keys.some(({ columns, condition }) => columns.every((column) => bound.has(column)) && (condition === null || holds(condition)))
}

/** Whether a query is sorted by the primary key, apart from columns that have only one value. */
function isInOrder(query: Tree, bound: ReadonlySet<string>, keys: readonly UniqueKey[] = []): boolean {
  const sorted = list(query.sortClause).map((clause) => {
    const { node, sortby_dir: direction } = inner(clause)
    const fields = list(((node as Tree).ColumnRef as Tree | undefined)?.fields)
    return direction === 'SORTBY_DESC' ? undefined : (fields.at(-1)?.String as Tree | undefined)?.sval
  })
  const key = keys.find(({ isPrimary }) => isPrimary)?.columns.filter((column) => !bound.has(column))
  return key !== undefined && sorted.length > 0 && key.every((column, index) => sorted[index] === column)
}

function conditionIn(sql: string): unknown {
  const [{ stmt }] = list(parseSync(`select where ${sql}`).stmts) as [Tree]
  return inner(stmt as Tree).whereClause
}

/** An expression as text, without casts, positions in the statement, and names of tables. */
const shapeOf = (expression: Tree): string =>
  JSON.stringify(bareThroughout(expression), (key, value: unknown) =>
    key === 'location' ? undefined : key === 'fields' ? list(value).slice(-1) : value,
  )

function bareThroughout(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(bareThroughout)
  return Object.fromEntries(Object.entries(bare(tree as Tree)).map(([kind, value]) => [kind, bareThroughout(value)]))
}

/** The tables that a `from` names itself, without those of subqueries. */
function relationsIn(tree: unknown): Tree[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([kind, value]) => {
    if (kind === 'RangeVar') return [value as Tree]
    return kind === 'RangeSubselect' ? [] : relationsIn(value)
  })
}
