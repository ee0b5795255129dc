import type { Context } from '../../../kernel/context.ts'
import { type Outcome, refuseInvalid } from './drafts.ts'
import type { ProductUpdate } from './save-each.ts'
import { writeEach } from './write-each.ts'

/** Changes products, each by itself. Refuses wrong fields. */
export const updateEach = async (context: Context, updates: readonly ProductUpdate[]): Promise<Outcome[]> =>
  refuseInvalid((await writeEach(context, { updates })).updated)
