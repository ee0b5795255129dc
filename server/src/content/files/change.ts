import { fileEvents } from '@stoa/contract/files/events'
import { recordEvent, recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { baseUrlOf, presentFile } from './present.ts'
import { searchTextOf } from './search-text.ts'
import { type FileChanges, updateFileRow, updateFileRows } from './store.ts'
import type { File } from './tables.ts'
import type { WireFile } from './wire-file.ts'

export const notFound = (fileId: string): never => refuse('RESOURCE_NOT_FOUND', { fileId })

export const wireFile = (context: Context, file: File): WireFile =>
  presentFile(file, { siteId: context.siteId, baseUrl: baseUrlOf(context) })

/** Whether the content of a file can be served. */
export const isUsable = ({ operationStatus, doc }: Pick<File, 'operationStatus' | 'doc'>): boolean =>
  operationStatus === 'READY' || doc.isRestored === true

/** When a file got the content that it has now. */
export const contentDateOf = ({ doc, createdDate }: Pick<File, 'doc' | 'createdDate'>): Date =>
  doc.contentSince === undefined ? createdDate : new Date(doc.contentSince)

/** Saves changes of a locked file, without an event. */
export async function saveFile(context: Context, file: File, changes: Partial<File>): Promise<File> {
  const saved = changedFile(context, file, changes)
  await updateFileRow(context, saved)
  await updateVisibility(context, [file], [saved])
  return saved
}

/** Saves changes of any number of locked files, without events. */
export async function saveFiles(context: Context, files: readonly File[], changesOf: (file: File) => FileChanges): Promise<File[]> {
  const saved = files.map((file) => changedFile(context, file, changesOf(file)))
  await updateFileRows(context, saved)
  await updateVisibility(context, files, saved)
  return saved
}

/** What products and collections show. */
const pictureTypes: ReadonlySet<string> = new Set(['IMAGE', 'VECTOR', 'VIDEO'])

const isServedPicture = ({ mediaType, state, isPrivate }: File): boolean => pictureTypes.has(mediaType) && state === 'OK' && !isPrivate

/** Pictures and videos that aren't served any more are left out wherever they are shown, and return when they are served again. */
export async function updateVisibility(context: Context, before: readonly File[], after: readonly File[]): Promise<void> {
  const changed = after.filter((file, index) => isServedPicture(file) !== isServedPicture(before[index]!))
  for (const [isHidden, files] of Map.groupBy(changed, (file) => !isServedPicture(file)))
    await context.services.hooks.picturesChanged(context, { ids: files.map(({ id }) => id), facts: { isHidden } })
}

function changedFile({ now }: Context, file: File, changes: Partial<File>): File {
  const changed = { ...file, ...changes, revision: file.revision + 1, updatedDate: now }
  return { ...changed, searchText: searchTextOf(changed) }
}

export const recordFile = (context: Context, name: 'updated' | 'deleted', file: File): void => recordFiles(context, name, [file])

export function recordFiles(context: Context, name: 'updated' | 'deleted', files: readonly File[]): void {
  const events = files.map((file) => ({ id: file.id, revision: file.revision, entity: wireFile(context, file) }))
  recordEvents(context, fileEvents[name], events)
}

/** Records that a file can be used. */
export function recordReady(context: Context, file: File, triggeredByUndelete = false): void {
  const { externalInfo } = file.doc
  recordEvent(context, fileEvents.ready, {
    id: file.id,
    revision: file.revision,
    entity: { file: wireFile(context, file), ...(externalInfo && { externalInfo }), triggeredByUndelete },
  })
}

/** Records that a file can't be used, and why. */
export function recordFailed(context: Context, file: File): void {
  const { externalInfo, failure } = file.doc
  recordEvent(context, fileEvents.failed, {
    id: file.id,
    revision: file.revision,
    entity: { ...(externalInfo && { externalInfo }), ...(failure && { error: { ...failure, data: {} } }) },
  })
}
