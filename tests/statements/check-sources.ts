import { loadModule, parseSync } from 'libpg-query'
import { analyse, unknownSource, watchedTables } from '../../server/src/database/sources.ts'
import type { RecordedStatement } from '../support/recorded-statements.ts'
import { list, type Tree } from './check-statement.ts'

/** The tables of a statement, as PostgreSQL's parser finds them. */
function tablesOf(text: string): { named: Set<string>; written: Set<string> } {
  const named = new Set<string>()
  const written = new Set<string>()
  const queries = new Set<string>()
  visit(list(parseSync(text).stmts))
  for (const name of queries) named.delete(name)
  return { named, written }

  function visit(tree: unknown): void {
    if (typeof tree !== 'object' || tree === null) return
    for (const [kind, value] of Object.entries(tree)) {
      visit(value)
      const part = value as Tree
      if (kind === 'RangeVar') named.add(String(part.relname))
      if (kind === 'CommonTableExpr') queries.add(String(part.ctename))
      if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt' || kind === 'MergeStmt') {
        const table = String((part.relation as Tree).relname)
        named.add(table)
        written.add(table)
      }
      if (kind === 'TruncateStmt') for (const one of list(part.relations)) written.add(String((one.RangeVar as Tree).relname))
    }
  }
}

const variants = 'variants'

/** Whether each query and change of a statement that names the variants is limited to some products by a condition that always holds. */
function isOfSomeProducts(text: string): boolean {
  return holds(parseSync(text))

  function holds(tree: unknown): boolean {
    if (typeof tree !== 'object' || tree === null) return true
    return Object.entries(tree).every(([kind, value]) => holds(value) && isLimited(kind, value as Tree))
  }
}

function isLimited(kind: string, query: Tree): boolean {
  const tables =
    kind === 'SelectStmt' ? list(query.fromClause) : kind === 'UpdateStmt' || kind === 'DeleteStmt' ? [{ RangeVar: query.relation }] : []
  if (!tables.some(isOfVariants)) return true
  return conditionsOf(query.whereClause as Tree | undefined).some(isOfProducts)
}

/** A query within a query has its own condition. */
function isOfVariants({ RangeVar: table, JoinExpr: join }: Tree): boolean {
  if (join) return [(join as Tree).larg, (join as Tree).rarg].some((side) => isOfVariants(side as Tree))
  return (table as Tree | undefined)?.relname === variants
}

/** The conditions that all hold. */
function conditionsOf(where: Tree | undefined): Tree[] {
  const { boolop, args } = (where?.BoolExpr ?? {}) as Tree
  return boolop === 'AND_EXPR' ? list(args).flatMap((one) => conditionsOf(one)) : where ? [where] : []
}

/** `variants.product_id = $n`, or `= any($n)`. */
function isOfProducts({ A_Expr: comparison }: Tree): boolean {
  const text = JSON.stringify(comparison ?? {})
  const { lexpr } = (comparison ?? {}) as Tree
  return (
    JSON.stringify(lexpr ?? {}).replaceAll(/,?"location":\d+/g, '') ===
      `{"ColumnRef":{"fields":[{"String":{"sval":"${variants}"}},{"String":{"sval":"product_id"}}]}}` && text.includes('"ParamRef"')
  )
}

const watched: ReadonlySet<string> = new Set(watchedTables)
/** It is where changes are written down, and nothing is made of it. */
const changesTable = 'source_changes'

/** The statements of which the server, which reads their text, would know other tables than PostgreSQL does (decision 0094): a line each. */
export async function linesAboutSources(
  statements: readonly Pick<RecordedStatement, 'text' | 'from'>[],
  siteTables: ReadonlySet<string>,
): Promise<string[]> {
  await loadModule()
  return statements.flatMap(({ text, from }) => {
    const { named, written } = tablesOf(text)
    const { reads, writes, parts } = analyse(text)
    const others = [...named].filter(
      (table) => siteTables.has(table) && table !== changesTable && !watched.has(table) && !written.has(table),
    )
    const missed = [
      ...[...named].filter((table) => watched.has(table) && !reads.includes(table)).map((table) => `reads ${table}`),
      ...others.filter(() => written.size === 0 && !reads.includes(unknownSource)).map((table) => `reads ${table}, which isn’t watched`),
      ...[...written].filter((table) => watched.has(table) && !writes.includes(table)).map((table) => `writes ${table}`),
      ...writes.filter((table) => !written.has(table)).map((table) => `doesn’t write ${table}`),
    ]
    if (parts.has(variants) && !isOfSomeProducts(text)) missed.push('names other products')
    return missed.map(
      (fact) => `${from}: server/src/database/sources.ts doesn’t see that it ${fact}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`,
    )
  })
}
