import type { Client } from 'pg'
import { ownerColumns } from './grow-tables.ts'
import type { HotStatement } from './record.ts'

/** A node of a plan, as `explain (format json)` returns it. */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost': number
  Plans?: Plan[]
}

/** The plan with which PostgreSQL would run each statement again and again, while the planner believes that these tables have `factor` times as many rows, and as many pages. */
export async function plansAt(
  client: Client,
  statements: readonly HotStatement[],
  { tables, factor }: { tables: readonly string[]; factor: number },
): Promise<Plan[]> {
  const plans: Plan[] = []
  // The statistics are part of the transaction, and rolled back with it.
  await client.query('begin')
  if (factor !== 1) await pretend(client, tables, factor)
  for (const one of statements) plans.push(await usedPlan(client, one))
  await client.query('rollback')
  return plans
}

/** Most statistics are shares of a table, so they hold for a larger one. How often an id occurs is not: a product has a few variants in any shop. */
async function pretend(client: Client, tables: readonly string[], factor: number): Promise<void> {
  await client.query(
    `update pg_class set reltuples = reltuples * $2
     where oid = any($1::text[]::regclass[]) or oid in (select indexrelid from pg_index where indrelid = any($1::text[]::regclass[]))`,
    [tables, factor],
  )
  const mostCommonValues = 1
  const forgotten = [1, 2, 3, 4, 5].map(
    (slot) => `stakind${slot} = case stakind${slot} when ${mostCommonValues} then 0 else stakind${slot} end`,
  )
  await client.query(
    `update pg_statistic set ${forgotten.join(', ')} from pg_attribute
     where starelid = any($1::text[]::regclass[]) and attrelid = starelid and attnum = staattnum
       and (atttypid = 'uuid'::regtype or right(attname, 3) = '_id') and attname <> all($2::text[])`,
    [tables, ownerColumns],
  )
  // The planner asks the file system for the number of pages, so each of them stands for many.
  await client.query(`select set_config('seq_page_cost', $1, true)`, [String(factor)])
}

/** PostgreSQL plans a prepared statement for its values each time, unless a plan for any values costs no more than that one and its planning. */
async function usedPlan(client: Client, statement: HotStatement): Promise<Plan> {
  const custom = await customPlan(client, statement)
  const generic = await genericPlan(client, statement)
  const planning = 1000 * operatorCost * (relationsIn(custom) + 1)
  return generic['Total Cost'] < custom['Total Cost'] + planning ? generic : custom
}

/** `cpu_operator_cost`, by which PostgreSQL estimates what planning costs. */
const operatorCost = 0.0025

const relationsIn = (plan: Plan): number => (plan.Plans ?? []).reduce((sum, one) => sum + relationsIn(one), plan['Relation Name'] ? 1 : 0)

async function customPlan(client: Client, { text, values }: HotStatement): Promise<Plan> {
  return planIn(await client.query({ text: `explain (format json) ${text}`, values: [...values] }))
}

async function genericPlan(client: Client, { text, values }: HotStatement): Promise<Plan> {
  const any = values.length > 0 ? `(${values.map(() => 'null').join(', ')})` : ''
  await client.query(`set local plan_cache_mode = force_generic_plan`)
  await client.query(`prepare hot as ${text}`)
  const plan = planIn(await client.query(`explain (format json) execute hot${any}`))
  await client.query('deallocate hot')
  return plan
}

const planIn = ({ rows }: { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }): Plan => rows[0]!['QUERY PLAN'][0].Plan

/** The tables that a plan reads from one end to the other. */
export const scannedTables = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(scannedTables),
]
