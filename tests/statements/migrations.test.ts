import { readFileSync } from 'node:fs'
import { loadModule, parseSync } from 'libpg-query'
import { describe, expect, test } from 'vitest'
import { migrationNames } from '../../server/src/database/migration-files.ts'
import { inner, list, type Tree } from './check-statement.ts'

await loadModule()

// Migrations use only what Citus takes (DESIGN §5.1, 1–3 and 6).

const kinds = [
  'CreateStmt',
  'IndexStmt',
  'AlterTableStmt',
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'CreateFunctionStmt',
  'CreateExtensionStmt',
  'DropStmt',
  'RenameStmt',
]
const extensions = ['pg_trgm', 'unaccent', 'btree_gin']
const placing = ['stoa_distribute', 'stoa_reference', 'stoa_store_uncompressed', 'stoa_attach_events']

const nameOf = (call: Tree): string => String((list(inner(call).funcname).at(-1)?.String as Tree)?.sval)

/** What Citus would refuse, a line each. */
function refusedIn(text: string): string[] {
  return list(parseSync(text).stmts).flatMap(({ stmt }) => {
    const [kind = '', content] = Object.entries(stmt as Tree)[0] ?? []
    const { cmds, targetList, extname, fromClause, tableElts } = content as Tree
    if (!kinds.includes(kind)) return [kind]
    if (kind === 'CreateExtensionStmt') return extensions.includes(String(extname)) ? [] : [`extension ${String(extname)}`]
    if (kind === 'SelectStmt' && !fromClause) {
      return list(targetList)
        .map((one) => nameOf(inner(one).val as Tree))
        .filter((name) => !placing.includes(name))
    }
    if (kind === 'CreateStmt') return list(tableElts).flatMap((element) => refusedConstraint(element))
    return kind === 'AlterTableStmt' ? refusedActions(list(cmds).map(inner)) : []
  })
}

function refusedActions(actions: readonly Tree[]): string[] {
  const several = actions.length > 1 && actions.some(({ subtype }) => subtype === 'AT_AddConstraint')
  const single = actions.flatMap(({ subtype, def }) => {
    if (subtype === 'AT_SetStorage') return ['set storage']
    if (!def) return []
    const unnamed = list(inner(def as Tree).constraints).filter((one) => inner(one).contype === 'CONSTR_CHECK' && !inner(one).conname)
    return [...(subtype === 'AT_AddColumn' && unnamed.length > 0 ? ['a check without a name'] : []), ...refusedConstraint(def as Tree)]
  })
  return [...(several ? ['several actions beside a constraint'] : []), ...single]
}

/** Foreign keys that set something to null, and columns filled from a sequence. */
function refusedConstraint(element: Tree): string[] {
  const content = inner(element)
  const type = String((list((content.typeName as Tree)?.names).at(-1)?.String as Tree)?.sval)
  const within = list(content.constraints).flatMap(refusedConstraint)
  if (type.endsWith('serial')) return ['serial', ...within]
  return content.contype === 'CONSTR_FOREIGN' && ['n', 'd'].includes(String(content.fk_del_action))
    ? ['on delete set null', ...within]
    : within
}

test.each(migrationNames())('%s', (name) => {
  expect(refusedIn(readFileSync(new URL(`../../server/migrations/${name}`, import.meta.url), 'utf8'))).toEqual([])
})

describe('refused', () => {
  test.each([
    ['create trigger t after insert on carts execute function f()', 'CreateTrigStmt'],
    ['do $$ begin end $$', 'DoStmt'],
    ['create extension hstore', 'extension hstore'],
    ['alter table carts alter column doc set storage external', 'set storage'],
    ['alter table carts add column size int check (size > 0)', 'a check without a name'],
    [
      'alter table carts add constraint a check (id is not null), add constraint b check (id is not null)',
      'several actions beside a constraint',
    ],
    [
      'alter table carts add constraint a foreign key (site_id, o) references orders (site_id, id) on delete set null',
      'on delete set null',
    ],
    ['create table carts (site_id uuid not null, number serial)', 'serial'],
    ["select create_distributed_table('carts', 'site_id')", 'create_distributed_table'],
  ])('%s', (text, problem) => expect(refusedIn(text)).toEqual([problem]))
})
