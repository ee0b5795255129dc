import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'

export type Import = Awaited<ReturnType<Client['dataImports']['getImport']>>['import']
export type Counts = Import['counts']
export type ImportStatus = Import['status']

const atWork: ReadonlySet<ImportStatus> = new Set(['CHECKING', 'RUNNING', 'UNDOING'])

/** Whether the import is in progress, so that it should be polled. */
export const isAtWork = ({ status }: Pick<Import, 'status'>): boolean => atWork.has(status)

/** How much of the file has been read, in whole percent. */
export const percentOf = ({ bytesRead, sizeBytes }: Pick<Import, 'bytesRead' | 'sizeBytes'>): number =>
  sizeBytes === 0 ? 0 : Math.floor((100 * bytesRead) / sizeBytes)

/** Whether the import made changes that can be undone. */
export const canUndo = ({ status, counts }: Import): boolean =>
  ['FINISHED', 'CANCELED', 'FAILED'].includes(status) && counts.inserted + counts.updated > 0

/** An import as a row of a list. */
export function importRow(one: Import, where: Where) {
  const { id, fileName, dataCollectionId, status, counts, createdDate, bytesRead, sizeBytes } = one
  return { id, fileName, dataCollectionId, status, counts, createdDate, created: formatInstant(createdDate, where), bytesRead, sizeBytes }
}
export type ImportRow = ReturnType<typeof importRow>
