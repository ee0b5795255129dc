import type { Client } from '@stoa/sdk'
import { formatInstant, type Where } from '@stoa/ui/dates'
import type { FormProblems } from '@stoa/ui/form-problems'

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

/** How an import went. One that is finished may have rows with errors, or nothing else. */
export function outcomeOf({ status, counts: { inserted, updated, skipped, failed } }: Pick<Import, 'status' | 'counts'>) {
  if (status !== 'FINISHED' || failed === 0) return status
  return inserted + updated + skipped > 0 ? 'SOME_FAILED' : 'ALL_FAILED'
}
export type ImportOutcome = ReturnType<typeof outcomeOf>

const pictureFields: ReadonlySet<string | undefined> = new Set(['pictures', 'variantPicture'])

/** Whether the import of products wrote some whose pictures may still be fetched. */
export const fetchesPictures = ({ status, counts, mapping }: Pick<Import, 'status' | 'counts' | 'mapping'>): boolean =>
  status !== 'UNDOING' &&
  status !== 'UNDONE' &&
  counts.inserted + counts.updated > 0 &&
  mapping.some(({ field }) => pictureFields.has(field))

/** What an import imports into, for calls that are about all imports into the same. */
export const intoOf = ({ target, dataCollectionId }: Pick<Import, 'target' | 'dataCollectionId'>) => ({
  target,
  ...(dataCollectionId !== undefined && { dataCollectionId }),
})

/** Whether the rows become items of a data collection. */
export const isIntoCollection = (one: Import): one is Import & { dataCollectionId: string } => one.dataCollectionId !== undefined

/** Why a plan was refused, and what it was. */
export interface RefusedPlan {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

/** An import as a row of a list. */
export function importRow(one: Import, where: Where) {
  const { id, target, fileName, dataCollectionId, status, counts, createdDate, bytesRead, sizeBytes } = one
  return {
    id,
    target,
    fileName,
    dataCollectionId,
    status,
    counts,
    createdDate,
    created: formatInstant(createdDate, where),
    bytesRead,
    sizeBytes,
  }
}
export type ImportRow = ReturnType<typeof importRow>
