import type { dataImports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Plan } from './import.ts'

export type PresetPlan = Pick<Plan, 'mapping' | 'mode' | 'emptyCells'>

/** A mapping under a name. */
export interface Preset {
  id: string
  dataCollectionId: string
  name: string
  plan: PresetPlan
  updatedDate: Date
}

type WirePreset = ResponseOf<typeof dataImports.saveImportPreset>['preset']

/** What two names have in common that a reader would take for one. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const presentPreset = ({ id, dataCollectionId, name, plan, updatedDate }: Preset): WirePreset => ({
  id,
  dataCollectionId,
  name,
  ...plan,
  updatedDate: updatedDate.toISOString(),
})
