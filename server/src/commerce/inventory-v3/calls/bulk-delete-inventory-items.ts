import type { inventoryV3 } from '@stoa/contract'
import type { missingItem } from '@stoa/contract/inventory-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteEach } from '../delete-each.ts'
import { presentOutcomes } from '../present-outcomes.ts'

export const bulkDeleteInventoryItems: Handler<typeof inventoryV3.bulkDeleteInventoryItems> = async (context, { inventoryItemIds: ids }) =>
  presentOutcomes<keyof typeof missingItem>(context, await deleteEach(context, ids), { ids })
