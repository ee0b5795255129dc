import type { dataImports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Plan } from './import.ts'

export type PresetPlan = Pick<Plan, 'mapping' | 'mode' | 'emptyCells'>

export const presetsTable = table('import_presets', {
  id: uuid(),
  dataCollectionId: text().named('collection_id'),
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
  dataCollectionId,
  name,
  ...plan,
  updatedDate: updatedDate.toISOString(),
})
