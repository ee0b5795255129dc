import type { Context } from '../../kernel/context.ts'
import type { LocatedStock } from '../stock/public.ts'
import { presentWithProduct, type WireItem } from './items/present.ts'
import { findItem } from './items/store.ts'

/** An item that was saved, as it is now. */
export async function presentWritten(context: Context, { itemId }: LocatedStock): Promise<WireItem> {
  return presentWithProduct((await findItem(context, itemId))!)
}
