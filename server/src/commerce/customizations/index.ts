import type { customizations as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addCustomizationChoices } from './calls/add-customization-choices.ts'
import { bulkAddCustomizationChoices } from './calls/bulk-add-customization-choices.ts'
import { bulkCreateCustomizations } from './calls/bulk-create-customizations.ts'
import { bulkUpdateCustomizations } from './calls/bulk-update-customizations.ts'
import { countCustomizations } from './calls/count-customizations.ts'
import { createCustomization } from './calls/create-customization.ts'
import { deleteCustomization } from './calls/delete-customization.ts'
import { getCustomization } from './calls/get-customization.ts'
import { queryCustomizations } from './calls/query-customizations.ts'
import { removeCustomizationChoices } from './calls/remove-customization-choices.ts'
import { reorderCustomizationChoices } from './calls/reorder-customization-choices.ts'
import { setCustomizationChoices } from './calls/set-customization-choices.ts'
import { updateCustomizationChoices } from './calls/update-customization-choices.ts'
import { updateCustomization } from './calls/update-customization.ts'

export const customizations: Handlers<typeof contract> = {
  createCustomization,
  getCustomization,
  updateCustomization,
  deleteCustomization,
  queryCustomizations,
  countCustomizations,
  bulkCreateCustomizations,
  bulkUpdateCustomizations,
  addCustomizationChoices,
  setCustomizationChoices,
  removeCustomizationChoices,
  updateCustomizationChoices,
  reorderCustomizationChoices,
  bulkAddCustomizationChoices,
}
