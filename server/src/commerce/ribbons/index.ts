import type { ribbons as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'

const notBuilt = (): Promise<never> => {
  throw new Error('not built')
}

export const ribbons: Handlers<typeof contract> = {
  createRibbon: notBuilt,
  getRibbon: notBuilt,
  updateRibbon: notBuilt,
  deleteRibbon: notBuilt,
  queryRibbons: notBuilt,
  countRibbons: notBuilt,
  bulkCreateRibbons: notBuilt,
  bulkUpdateRibbons: notBuilt,
  bulkDeleteRibbons: notBuilt,
  getOrCreateRibbon: notBuilt,
  bulkGetOrCreateRibbons: notBuilt,
}
