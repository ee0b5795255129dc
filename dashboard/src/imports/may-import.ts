import type { useMay } from '../kit/use-may.ts'
import type { UsedPermission } from '../kit/used-permissions.ts'
import type { Import } from './import-view.ts'

const needed = {
  COLLECTION: ['IMPORTS.MODIFY'],
  PRODUCTS: ['IMPORTS.MODIFY', 'WIX_STORES.MODIFY_PRODUCTS'],
} as const satisfies Readonly<Record<Import['target'], readonly UsedPermission[]>>

/** Whether one may import into a target. */
export const mayImport = (may: ReturnType<typeof useMay>, target: Import['target']): boolean => needed[target].every(may)
