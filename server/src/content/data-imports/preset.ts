import type { dataImports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import { targetOf, type Plan } from './import.ts'

export type PresetPlan = Pick<Plan, 'mapping' | 'mode' | 'emptyCells'>

export const presetsTable = table('import_presets', {
  id: uuid(),
  /** Absent for products. */
  dataCollectionId: text().named('collection_id').optional(),
  name: text(),
  nameKey: text().hidden(),
  plan: jsonb<PresetPlan>(),
  updatedDate: timestamptz(),
})

/** A saved mapping. */
export type Preset = RowOf<typeof presetsTable>

type WirePreset = ResponseOf<typeof dataImports.saveImportPreset>['preset']

/** The form in which names are compared, so that similar ones count as equal. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const presentPreset = ({ id, dataCollectionId, name, plan, updatedDate }: Preset): WirePreset => ({
  id,
  target: targetOf({ dataCollectionId }),
  ...(dataCollectionId ? { dataCollectionId } : {}),
  name,
  ...plan,
  updatedDate: updatedDate.toISOString(),
})
