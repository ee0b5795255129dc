import { fileEvents } from '@stoa/contract/files/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { baseUrlOf, presentFile } from './present.ts'
import { searchTextOf } from './search-text.ts'
import { updateFileRow } from './store.ts'
import type { File } from './tables.ts'
import type { WireFile } from './wire-file.ts'

export const notFound = (fileId: string): never => refuse('RESOURCE_NOT_FOUND', { fileId })

export const wireFile = (context: Context, file: File): WireFile =>
  presentFile(file, { siteId: context.siteId, baseUrl: baseUrlOf(context) })

/** Whether the content of a file can be served. */
export const isUsable = ({ operationStatus, doc }: Pick<File, 'operationStatus' | 'doc'>): boolean =>
  operationStatus === 'READY' || doc.isRestored === true

/** Saves changes of a locked file, without an event. */
export async function saveFile(context: Context, file: File, changes: Partial<File>): Promise<File> {
  const changed = { ...file, ...changes, revision: file.revision + 1, updatedDate: context.now }
  const saved = { ...changed, searchText: searchTextOf(changed) }
  await updateFileRow(context, saved)
  return saved
}

export function recordFile(context: Context, name: 'updated' | 'deleted', file: File): void {
  recordEvent(context, fileEvents[name], { id: file.id, revision: file.revision, entity: wireFile(context, file) })
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
