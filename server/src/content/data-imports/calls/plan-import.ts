import type { dataImports } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockedImport, moved } from '../change.ts'
import { atStart, type Import, type Plan } from '../import.ts'
import { planningOf } from '../into/planning-of.ts'
import { withPlanning } from '../plan.ts'
import { presentImport } from '../present.ts'
import { beginning, plannedBy } from '../receive.ts'
import { clear } from '../store.ts'

export const planImport: Handler<typeof dataImports.planImport> = async (context, { id, dialect, ...planning }) => {
  const held = await lockedImport(context, id, 'plan')
  const basis = dialect && held.format === 'CSV' ? await readAgain(context, held, dialect) : held.plan
  const into = planningOf(held)
  if (planning.mapping) into.checkMapping(context, planning.mapping, basis.dialect ? basis.columns : undefined)
  const plan = withPlanning(basis, planning)
  if (planning.displayField !== undefined) await into.checkDisplayField(context, planning.displayField, plan.mapping)
  await clear(context, 'import_errors', id)
  const progress = atStart(plan)
  return { import: presentImport(await moved(context, held, { verb: 'plan', plan, progress, checked: undefined, failure: undefined })) }
}

/** Reads the file with another dialect. The mode stays unchanged. */
async function readAgain(context: Context, held: Import, dialect: NonNullable<Parameters<typeof plannedBy>[1]['dialect']>): Promise<Plan> {
  const bytes = await beginning(context, held)
  const plan = await plannedBy(context, { bytes, format: held.format, isWhole: bytes.length === held.sizeBytes, dialect }, planningOf(held))
  const { mode, emptyCells } = held.plan
  return { ...(plan ?? refuse('IMPORT_EMPTY')), mode, emptyCells }
}
