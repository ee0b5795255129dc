import type { Tasks } from '../../catalogue-jobs/public.ts'
import { adjustItems } from './adjust-items.ts'
import { createItems } from './create-items.ts'
import { deleteItems } from './delete-items.ts'
import { updateItems } from './update-items.ts'

/** What the jobs that change stock do. */
export const inventoryTasks = {
  UPDATE_INVENTORY: updateItems,
  ADJUST_INVENTORY: adjustItems,
  DELETE_INVENTORY: deleteItems,
  CREATE_INVENTORY: createItems,
} satisfies Tasks
