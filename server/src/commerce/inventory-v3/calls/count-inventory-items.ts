import type { inventoryV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countItems } from '../items/store.ts'
import { planItems } from '../plan-items.ts'

export const countInventoryItems: Handler<typeof inventoryV3.countInventoryItems> = async (context, { filter, search }) => ({
  count: await countItems(context, planItems(context, { filter, search })),
})
