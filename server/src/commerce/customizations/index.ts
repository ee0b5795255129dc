import type { customizations as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'

const notBuilt = (): Promise<never> => {
  throw new Error('not built')
}

export const customizations: Handlers<typeof contract> = {
  createCustomization: notBuilt,
  getCustomization: notBuilt,
  updateCustomization: notBuilt,
  deleteCustomization: notBuilt,
  queryCustomizations: notBuilt,
  countCustomizations: notBuilt,
  bulkCreateCustomizations: notBuilt,
  bulkUpdateCustomizations: notBuilt,
  addCustomizationChoices: notBuilt,
  setCustomizationChoices: notBuilt,
  removeCustomizationChoices: notBuilt,
  updateCustomizationChoices: notBuilt,
  reorderCustomizationChoices: notBuilt,
  bulkAddCustomizationChoices: notBuilt,
}
