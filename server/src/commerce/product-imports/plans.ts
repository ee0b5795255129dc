import { catalogue } from '@stoa/contract'
import type { Hooks } from '../../kernel/context.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import { mappingViolations, suggestedMapping } from './read/columns.ts'

/** What columns of files can be imported into, and who may import. */
export const productPlans: Hooks['productPlans'] = {
  requireWriter: ({ identity }) => void requirePermission(catalogue.updateProduct, identity),
  suggestedMapping,
  mappingViolations,
}
