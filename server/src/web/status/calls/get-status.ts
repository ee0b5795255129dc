import type { status } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { facts } from '../facts.ts'
import { rowsOf, worstOf } from '../rows.ts'

export const getStatus: Handler<typeof status.getStatus> = async (context) => {
  const rows = rowsOf(await facts(context))
  return { status: { state: worstOf(rows), checkedDate: context.now.toISOString(), rows } }
}
