import type { ribbons as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkCreateRibbons } from './calls/bulk-create-ribbons.ts'
import { bulkDeleteRibbons } from './calls/bulk-delete-ribbons.ts'
import { bulkGetOrCreateRibbons } from './calls/bulk-get-or-create-ribbons.ts'
import { bulkUpdateRibbons } from './calls/bulk-update-ribbons.ts'
import { countRibbons } from './calls/count-ribbons.ts'
import { createRibbon } from './calls/create-ribbon.ts'
import { deleteRibbon } from './calls/delete-ribbon.ts'
import { getOrCreateRibbon } from './calls/get-or-create-ribbon.ts'
import { getRibbon } from './calls/get-ribbon.ts'
import { queryRibbons } from './calls/query-ribbons.ts'
import { updateRibbon } from './calls/update-ribbon.ts'

export const ribbons: Handlers<typeof contract> = {
  createRibbon,
  getRibbon,
  updateRibbon,
  deleteRibbon,
  queryRibbons,
  countRibbons,
  bulkCreateRibbons,
  bulkUpdateRibbons,
  bulkDeleteRibbons,
  getOrCreateRibbon,
  bulkGetOrCreateRibbons,
}
