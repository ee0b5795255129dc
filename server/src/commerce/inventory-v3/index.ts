import type { inventoryV3 as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkAdjustInventoryItemsByFilter } from './calls/bulk-adjust-inventory-items-by-filter.ts'
import { bulkCreateInventoryItemsByVariantFilter } from './calls/bulk-create-inventory-items-by-variant-filter.ts'
import { bulkCreateInventoryItems } from './calls/bulk-create-inventory-items.ts'
import { bulkDecrementInventoryItemsByVariantAndLocation } from './calls/bulk-decrement-inventory-items-by-variant-and-location.ts'
import { bulkDecrementInventoryItems } from './calls/bulk-decrement-inventory-items.ts'
import { bulkDeleteInventoryItemsByFilter } from './calls/bulk-delete-inventory-items-by-filter.ts'
import { bulkDeleteInventoryItems } from './calls/bulk-delete-inventory-items.ts'
import { bulkIncrementInventoryItemsByVariantAndLocation } from './calls/bulk-increment-inventory-items-by-variant-and-location.ts'
import { bulkIncrementInventoryItems } from './calls/bulk-increment-inventory-items.ts'
import { bulkSetOrAdjustInventoryItemsByFilter } from './calls/bulk-set-or-adjust-inventory-items-by-filter.ts'
import { bulkUpdateInventoryItemsByFilter } from './calls/bulk-update-inventory-items-by-filter.ts'
import { bulkUpdateInventoryItems } from './calls/bulk-update-inventory-items.ts'
import { bulkUpsertInventoryItems } from './calls/bulk-upsert-inventory-items.ts'
import { countInventoryItems } from './calls/count-inventory-items.ts'
import { createInventoryItem } from './calls/create-inventory-item.ts'
import { deleteInventoryItem } from './calls/delete-inventory-item.ts'
import { getInventoryItem } from './calls/get-inventory-item.ts'
import { queryInventoryItems } from './calls/query-inventory-items.ts'
import { searchInventoryItems } from './calls/search-inventory-items.ts'
import { updateInventoryItem } from './calls/update-inventory-item.ts'

export const inventoryV3: Handlers<typeof contract> = {
  getInventoryItem,
  queryInventoryItems,
  searchInventoryItems,
  countInventoryItems,
  createInventoryItem,
  bulkCreateInventoryItems,
  updateInventoryItem,
  bulkUpdateInventoryItems,
  bulkUpsertInventoryItems,
  deleteInventoryItem,
  bulkDeleteInventoryItems,
  bulkDecrementInventoryItems,
  bulkIncrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItemsByVariantAndLocation,
  bulkUpdateInventoryItemsByFilter,
  bulkAdjustInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
  bulkCreateInventoryItemsByVariantFilter,
}

export { inventoryTasks } from './by-filter/tasks.ts'
