import type { infoSections as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkCreateInfoSections } from './calls/bulk-create-info-sections.ts'
import { bulkDeleteInfoSections } from './calls/bulk-delete-info-sections.ts'
import { bulkGetOrCreateInfoSections } from './calls/bulk-get-or-create-info-sections.ts'
import { bulkUpdateInfoSections } from './calls/bulk-update-info-sections.ts'
import { countInfoSections } from './calls/count-info-sections.ts'
import { createInfoSection } from './calls/create-info-section.ts'
import { deleteInfoSection } from './calls/delete-info-section.ts'
import { getInfoSection } from './calls/get-info-section.ts'
import { getOrCreateInfoSection } from './calls/get-or-create-info-section.ts'
import { queryInfoSections } from './calls/query-info-sections.ts'
import { updateInfoSection } from './calls/update-info-section.ts'

export const infoSections: Handlers<typeof contract> = {
  createInfoSection,
  getInfoSection,
  updateInfoSection,
  deleteInfoSection,
  queryInfoSections,
  countInfoSections,
  bulkCreateInfoSections,
  bulkUpdateInfoSections,
  bulkDeleteInfoSections,
  getOrCreateInfoSection,
  bulkGetOrCreateInfoSections,
}

export { deleteUnusedSections } from './delete-unused-sections.ts'
