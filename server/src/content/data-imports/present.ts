import { targetOf, type Import, type WireImport } from './import.ts'

export const presentImport = ({ plan, progress, revision, createdDate, updatedDate, finishedDate, ...one }: Import): WireImport => {
  const { id, dataCollectionId, environment, fileName, format, status, sizeBytes, checked, undone, failure } = one
  const { dialect, columns, mapping, mode, emptyCells, displayField } = plan
  return {
    id,
    revision: String(revision),
    target: targetOf({ dataCollectionId }),
    ...(dataCollectionId === undefined ? {} : { dataCollectionId }),
    ...(environment === 'SANDBOX' ? { environment } : {}),
    fileName,
    format,
    status,
    sizeBytes,
    ...(dialect ? { dialect: { delimiter: dialect.delimiter, quote: dialect.quote, hasHeader: dialect.hasHeader } } : {}),
    columns,
    mapping,
    mode,
    emptyCells,
    ...(displayField === undefined ? {} : { displayField }),
    bytesRead: progress.offset,
    counts: progress.counts,
    ...(checked ? { checked } : {}),
    ...(undone ? { undone } : {}),
    ...(failure ? { failure } : {}),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    ...(finishedDate ? { finishedDate: finishedDate.toISOString() } : {}),
  }
}

/** Without the details of the file, which lists and events don't need. */
export const presentShort = (one: Import): WireImport =>
  presentImport({ ...one, plan: { ...one.plan, columns: [], mapping: [], displayField: undefined } })
