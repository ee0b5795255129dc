import { loadModule } from 'libpg-query'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { RecordedStatement } from '../support/recorded-statements.ts'
import { problemsOf, type Catalogue } from './check-statement.ts'
import { exceptions, type Exception } from './exceptions.ts'
import type { UniqueKey, UniqueKeys } from './locks-in-statement.ts'

/** Where the queue library sends its own statements: its tables belong to no site and stay on the coordinator. */
export const ofTheQueue = 'server/src/jobs/library.ts'

/** Functions that are IMMUTABLE in some forms, but not on instants. */
const ofInstants = ['age', 'date_part', 'date_trunc', 'extract']

/** The catalogue of the migrated database. */
export async function readCatalogue(connectionString: string): Promise<Catalogue & { uniqueKeys: UniqueKeys }> {
  const database = connect({ connectionString }, 1)
  const tables = await database.rows<{ name: string }>(sql`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1 and attname = 'site_id'
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`)
  const functions = await database.rows<{ name: string }>(sql`
    select proname as name from pg_proc where prokind = 'f' group by proname having bool_and(provolatile <> 'i')`)
  const keys = await database.rows<UniqueKey & { table: string }>(sql`
    select relname as table, indisprimary as "isPrimary", pg_get_expr(indpred, indrelid) as condition,
      array(select attname::text from unnest(indkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = indrelid and attnum = key.number order by place) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and indexprs is null and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`)
  await database.close()
  return {
    uniqueKeys: Map.groupBy(keys, ({ table }) => table),
    siteTables: new Set(tables.map(({ name }) => name)),
    changingFunctions: new Set([...functions.map(({ name }) => name), ...ofInstants]),
  }
}

/** The problems of a run's statements, a line each. Unneeded exceptions are only reported after a full run. */
export async function linesAbout(
  statements: readonly RecordedStatement[],
  { catalogue, isWhole, allowed = exceptions }: { catalogue: Catalogue; isWhole: boolean; allowed?: readonly Exception[] },
): Promise<string[]> {
  await loadModule()
  const found = statements
    .filter(({ from }) => !from.startsWith(ofTheQueue))
    .flatMap(({ text, from }) => problemsOf(text, catalogue).map((problem) => ({ ...problem, text, from })))
  const covers = (from: string, rule: string) => (one: Exception) => one.from === from && one.rules.some((known) => known === rule)
  const broken = found.filter(({ from, rule }) => !allowed.some(covers(from, rule)))
  const lines = broken.map(({ from, rule, of, text }) => `${from}: ${rule}, ${of}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`)
  const unused = allowed.filter(({ from, rules }) => !rules.every((rule) => found.some((one) => one.from === from && one.rule === rule)))
  return [...new Set([...lines, ...(isWhole ? unused.map(({ from }) => `${from}: an exception that nothing needs`) : [])])]
}
