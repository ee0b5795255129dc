import type { GridField } from '../../grid/field.ts'
import type { RowPatch, WriteResult } from '../../grid/row-write.ts'
import type { SendWrite } from '../../grid/saving.ts'
import { changeOf, type VariantRowChange } from './variant-data.ts'

interface SheetWriter {
  /** Sends changes as the call has them. */
  post: (rows: readonly VariantRowChange[]) => Promise<WriteResult[]>
  fields: readonly GridField[]
  decimals: number
}

/** Writes changes of variants. A cell that needs a value and was cleared is rejected here: no call can express it. */
export function sheetWriter({ post, fields, decimals }: SheetWriter): SendWrite {
  const required = new Set(fields.filter(({ isRequired }) => isRequired).map(({ key }) => key))
  return async (write) => {
    if (write.do !== 'patch') return []
    const isCleared = ({ unset }: RowPatch): boolean => unset.some((key) => required.has(key))
    const rows = write.patches.filter((patch) => !isCleared(patch)).map((patch) => changeOf(patch, decimals))
    const written = rows.length > 0 ? await post(rows) : []
    return [...written, ...write.patches.filter(isCleared).map((patch) => clearedResult(patch, required))]
  }
}

function clearedResult({ id, unset }: RowPatch, required: ReadonlySet<string>): WriteResult {
  const fields = Object.fromEntries(unset.filter((key) => required.has(key)).map((key) => [key, 'required']))
  return { id, became: 'refused', refusal: { code: 'REQUIRED', message: 'required', fields, isPartial: true } }
}
