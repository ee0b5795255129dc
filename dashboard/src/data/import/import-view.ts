import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'

export type Import = Awaited<ReturnType<Client['dataImports']['getImport']>>['import']
export type Counts = Import['counts']
export type ImportStatus = Import['status']

const atWork: ReadonlySet<ImportStatus> = new Set(['CHECKING', 'RUNNING', 'UNDOING'])

/** Whether something goes on that is worth another look. */
export const isAtWork = ({ status }: Pick<Import, 'status'>): boolean => atWork.has(status)

/** How far the file has been read, in whole per cents. */
export const percentOf = ({ bytesRead, sizeBytes }: Pick<Import, 'bytesRead' | 'sizeBytes'>): number =>
  sizeBytes === 0 ? 0 : Math.floor((100 * bytesRead) / sizeBytes)

/** Whether there is something that undoing takes back. */
export const canUndo = ({ status, counts }: Import): boolean =>
  ['FINISHED', 'CANCELED', 'FAILED'].includes(status) && counts.inserted + counts.updated > 0

/** An import as lists show it. */
export function importRow(one: Import, where: Where) {
  const { id, fileName, dataCollectionId, status, counts, createdDate, bytesRead, sizeBytes } = one
  return { id, fileName, dataCollectionId, status, counts, createdDate, created: formatInstant(createdDate, where), bytesRead, sizeBytes }
}
export type ImportRow = ReturnType<typeof importRow>
