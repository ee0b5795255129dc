import type { Context } from '../../../kernel/context.ts'
import { type Outcome, refuseInvalid } from './drafts.ts'
import { type NewProduct, writeEach } from './write-each.ts'

/** Creates products, each by itself. Refuses wrong fields. */
export const createEach = async (context: Context, creates: readonly NewProduct[]): Promise<Outcome[]> =>
  refuseInvalid((await writeEach(context, { creates })).created)
