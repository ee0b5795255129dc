import { parseSync } from 'libpg-query'

/** A statement as PostgreSQL's parser returns it: `{ SelectStmt: { … } }` and so on, at any depth. */
export type Tree = Record<string, unknown>

/** What the catalogue says about the database's tables and functions. */
export interface Catalogue {
  /** Tables with a `site_id`, by which Citus distributes them. */
  siteTables: ReadonlySet<string>
  /** Functions that are not IMMUTABLE. */
  changingFunctions: ReadonlySet<string>
}

/** The rule of DESIGN §5.1 that a statement breaks: no `site_id = $n` for a table (1), the same without a join under a lock, or a form that Citus refuses
 *  (4, 6). */
export type Rule = 'site' | 'lock' | 'record function' | 'parameter type' | 'function' | 'merge'

export interface Problem {
  rule: Rule
  /** The table, parameter or function in question. */
  of: string
}

/** The enclosing queries: their tables, which of them have their site bound, the names of `with`, and whether rows are locked. */
interface Scope {
  tables: ReadonlyMap<string, string>
  bound: ReadonlySet<string>
  names: ReadonlySet<string>
  isLocked: boolean
}

const kinds = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const
const outermost: Scope = { tables: new Map(), bound: new Set(), names: new Set(), isLocked: false }

export function problemsOf(text: string, catalogue: Catalogue): Problem[] {
  const problems: Problem[] = []
  const statements = list(parseSync(text).stmts).map(({ stmt }) => stmt as Tree)
  for (const statement of statements) {
    if ('MergeStmt' in statement) problems.push({ rule: 'merge', of: 'merge' })
    queriesIn(statement, (kind, query) => check(kind, query, outermost))
  }
  return problems

  function check(kind: string, query: Tree, around: Scope): void {
    const names = new Set([...around.names, ...list((query.withClause as Tree)?.ctes).map((cte) => String(inner(cte).ctename))])
    const isLocked = around.isLocked || list(query.lockingClause).length > 0
    for (const cte of list((query.withClause as Tree)?.ctes)) {
      queriesIn(inner(cte).ctequery, (of, one) => check(of, one, { ...around, names, isLocked }))
    }
    if (query.op && query.op !== 'SETOP_NONE') {
      for (const side of [query.larg, query.rarg]) check('SelectStmt', side as Tree, { ...around, names, isLocked })
      return
    }
    const tables = new Map<string, string>()
    const conditions: Tree[] = [...conjuncts(query.whereClause)]
    const target = kind === 'SelectStmt' || kind === 'InsertStmt' ? [] : [{ RangeVar: query.relation }]
    for (const item of [...target, ...list(query.fromClause), ...list(query.usingClause)]) readFrom(item as Tree)

    const direct = new Set<string>()
    const equal: [string, string][] = []
    for (const [left, right] of conditions.flatMap(sidesOf)) {
      const [one, other] = [siteOf(left), siteOf(right)]
      if (one && isValue(right)) direct.add(one)
      if (other && isValue(left)) direct.add(other)
      if (one && other) equal.push([one, other], [other, one])
    }
    const bound = new Set([...around.bound, ...direct])
    for (let size = -1; size !== bound.size;) {
      size = bound.size
      for (const [one, other] of equal) if (bound.has(other)) bound.add(one)
    }
    for (const [alias, table] of tables) {
      if (!catalogue.siteTables.has(table)) continue
      if (!bound.has(alias)) problems.push({ rule: 'site', of: table })
      else if (isLocked && !direct.has(alias)) problems.push({ rule: 'lock', of: table })
    }
    if (kind === 'InsertStmt') checkInsert(query)
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') checkFunctions([query.targetList, query.whereClause], takesColumn)
    if (kind !== 'SelectStmt') for (const node of nodesIn(query, ['CaseExpr', 'CoalesceExpr'])) checkFunctions(node, () => true)
    for (const node of nodesIn(query, ['NullTest'])) checkParameter((node as Tree).arg as Tree)
    if (kind === 'SelectStmt' && !query.isSource) for (const one of list(query.targetList)) checkParameter(inner(one).val as Tree)

    const scope: Scope = { tables: new Map([...around.tables, ...tables]), bound, names, isLocked }
    for (const [key, part] of Object.entries(query)) {
      if (key !== 'withClause') queriesIn(part, (of, one) => check(of, key === 'selectStmt' ? { ...one, isSource: true } : one, scope))
    }

    function readFrom(item: Tree): void {
      if (item.RangeVar) {
        const { relname, schemaname, alias } = item.RangeVar as Tree
        const name = String(relname)
        if (!schemaname && !names.has(name)) tables.set(String((alias as Tree)?.aliasname ?? name), name)
      } else if (item.JoinExpr) {
        const { larg, rarg, quals } = item.JoinExpr as Tree
        readFrom(larg as Tree)
        readFrom(rarg as Tree)
        conditions.push(...conjuncts(quals))
      } else if (item.RangeFunction && (item.RangeFunction as Tree).coldeflist) {
        problems.push({ rule: 'record function', of: functionsIn(item)[0]?.name ?? '' })
      }
    }

    /** The table that this `site_id` belongs to. */
    function siteOf(expression: Tree): string | undefined {
      const fields = list((expression.ColumnRef as Tree)?.fields).map((field) => String((field.String as Tree)?.sval))
      if (fields.at(-1) !== 'site_id') return undefined
      if (fields.length > 1) return fields.at(-2)
      const near = [...tables].filter(([, name]) => catalogue.siteTables.has(name)).map(([alias]) => alias)
      return near.length > 0 ? near[0] : [...around.tables.keys()].at(-1)
    }
  }

  function checkInsert({ relation, cols, selectStmt, onConflictClause }: Tree): void {
    const table = String((relation as Tree).relname)
    const at = list(cols).findIndex((column) => inner(column).name === 'site_id')
    const source = ((selectStmt as Tree)?.SelectStmt ?? {}) as Tree
    const given = source.valuesLists
      ? list(source.valuesLists).map((row) => list(inner(row).items)[at])
      : [inner(list(source.targetList)[at] ?? { none: {} }).val]
    const isBound = given.every((value) => value !== undefined && isValue(bare(value as Tree)))
    if (catalogue.siteTables.has(table) && !isBound) problems.push({ rule: 'site', of: table })
    checkFunctions((onConflictClause as Tree)?.targetList, () => true)
  }

  function checkFunctions(tree: unknown, isRefused: (args: unknown) => boolean): void {
    for (const { name, args } of functionsIn(tree)) {
      if (catalogue.changingFunctions.has(name) && isRefused(args)) problems.push({ rule: 'function', of: name })
    }
  }

  function checkParameter(expression: Tree | undefined): void {
    if (expression?.ParamRef) problems.push({ rule: 'parameter type', of: `$${String((expression.ParamRef as Tree).number)}` })
  }
}

export const list = (value: unknown): Tree[] => (Array.isArray(value) ? (value as Tree[]) : [])
/** `{ Kind: content }` → content */
export const inner = (node: Tree): Tree => Object.values(node)[0] as Tree

/** The outermost queries in a tree. */
function queriesIn(tree: unknown, found: (kind: string, query: Tree) => void): void {
  if (typeof tree !== 'object' || tree === null) return
  for (const [key, value] of Object.entries(tree)) {
    if (kinds.some((kind) => kind === key)) found(key, value as Tree)
    else queriesIn(value, found)
  }
}

/** Nodes of certain kinds, without those of inner queries. */
function nodesIn(tree: unknown, wanted: readonly string[]): unknown[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => {
    if (kinds.some((kind) => kind === key)) return []
    return [...(wanted.includes(key) ? [value] : []), ...nodesIn(value, wanted)]
  })
}

const functionsIn = (tree: unknown): { name: string; args: unknown }[] =>
  nodesIn({ tree }, ['FuncCall']).map((call) => {
    const { funcname, args } = call as Tree
    return { name: String((list(funcname).at(-1)?.String as Tree)?.sval), args }
  })

const takesColumn = (args: unknown): boolean => nodesIn({ args }, ['ColumnRef']).length > 0

export function conjuncts(condition: unknown): Tree[] {
  if (!condition) return []
  const { BoolExpr } = condition as { BoolExpr?: Tree }
  return BoolExpr?.boolop === 'AND_EXPR' ? list(BoolExpr.args).flatMap(conjuncts) : [condition as Tree]
}

export function sidesOf(condition: Tree): [Tree, Tree][] {
  const { kind, name, lexpr, rexpr } = (condition.A_Expr ?? {}) as Tree
  const isEqual = kind === 'AEXPR_OP' && (list(name)[0]?.String as Tree)?.sval === '='
  return isEqual ? [[bare(lexpr as Tree), bare(rexpr as Tree)]] : []
}

export const bare = (expression: Tree): Tree => (expression.TypeCast ? bare((expression.TypeCast as Tree).arg as Tree) : expression)
export const isValue = (expression: Tree): boolean => 'ParamRef' in expression || 'A_Const' in expression
