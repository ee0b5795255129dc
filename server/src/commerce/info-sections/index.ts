import type { infoSections as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'

const notBuilt = (): Promise<never> => {
  throw new Error('not built')
}

export const infoSections: Handlers<typeof contract> = {
  createInfoSection: notBuilt,
  getInfoSection: notBuilt,
  updateInfoSection: notBuilt,
  deleteInfoSection: notBuilt,
  queryInfoSections: notBuilt,
  countInfoSections: notBuilt,
  bulkCreateInfoSections: notBuilt,
  bulkUpdateInfoSections: notBuilt,
  bulkDeleteInfoSections: notBuilt,
  getOrCreateInfoSection: notBuilt,
  bulkGetOrCreateInfoSections: notBuilt,
}
