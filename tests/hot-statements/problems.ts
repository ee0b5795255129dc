import { exceptions } from './exceptions.ts'
import { scannedTables, type Plan } from './plans.ts'
import type { HotStatement } from './record.ts'

/** How much more a statement may cost on a larger table, by the planner's estimate: half, and the pages of a list whose rows were next to each other. */
const growthMax = 1.5
const pagesMax = 120

/** A statement's plan, and what it costs on a thousand rows. */
export interface Planned {
  statement: HotStatement
  plan: Plan
  costOfFew: number
}

/** The statements that read whole tables, or more the larger the tables are, a line each; and exceptions that no statement needs. */
export function problemsOf(
  planned: readonly Planned[],
  { tables, isLargest }: { tables: readonly string[]; isLargest: boolean },
): string[] {
  const problems = planned.flatMap((one) => reasonsIn(one, tables).map((reason) => ({ from: one.statement.from, reason })))
  const excepted = exceptions.map(({ from }) => from)
  return [
    ...new Set(problems.filter(({ from }) => !excepted.includes(from)).map(({ from, reason }) => `${from}: ${reason}`)),
    ...excepted
      .filter((from) => isLargest && !problems.some((one) => one.from === from))
      .map((from) => `${from}: an exception that no statement needs`),
  ]
}

function reasonsIn({ plan, costOfFew }: Planned, tables: readonly string[]): string[] {
  const whole = scannedTables(plan).filter((table) => tables.includes(table))
  const cost = plan['Total Cost']
  return [
    ...whole.map((table) => `reads the whole table ${table}`),
    ...(cost > growthMax * costOfFew + pagesMax ? [`costs ${Math.round(cost)}, and on a thousand rows ${Math.round(costOfFew)}`] : []),
  ]
}
