import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { bulkChangeProblems } from '@stoa/contract/files/problems'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { type File, type FileChanges, fileIdOf, lockFiles, recordFiles, saveFiles, wireFile } from '../../files/public.ts'
import { requireFolder } from '../../folders/public.ts'

type Changes = Omit<RequestOf<typeof files.bulkUpdateFiles>, 'fileIds'>
/** With the folder as files name it. */
type LocatedChanges = Omit<Changes, 'parentFolderId'> & { folder: Partial<Pick<File, 'folderId' | 'root'>> }
type ItemCode = keyof typeof bulkChangeProblems

const labelsMax = 100

export const bulkUpdateFiles: Handler<typeof files.bulkUpdateFiles> = async (context, request) => {
  const { fileIds, parentFolderId, addLabels, removeLabels, private: isPrivate } = request
  if ([parentFolderId, addLabels, removeLabels, isPrivate].every((value) => value === undefined)) refuse('FIELD_MASK_IS_EMPTY_OR_MISSING')
  // The folder stays where it is until the files are in it.
  if (parentFolderId !== undefined) await lockTree(context)
  const folder = parentFolderId === undefined ? {} : await requireFolder(context, parentFolderId)
  const ids = fileIds.map(fileIdOf)
  const found = (await lockFiles(context, [...new Set(ids)])).filter(({ state }) => state === 'OK')
  const outcomes = await changeFiles(context, found, { addLabels, removeLabels, private: isPrivate, folder })
  const results = ids.map((id, originalIndex) =>
    presentResult(context, { id: fileIds[originalIndex]!, originalIndex }, outcomes.get(id) ?? 'RESOURCE_NOT_FOUND'),
  )
  return withTotals(results)
}

function presentResult(context: Context, itemMetadata: { id: string; originalIndex: number }, outcome: File | ItemCode) {
  if (typeof outcome !== 'string') return { itemMetadata: { ...itemMetadata, success: true }, item: wireFile(context, outcome) }
  const data = outcome === 'RESOURCE_NOT_FOUND' ? { fileId: itemMetadata.id } : {}
  return {
    itemMetadata: { ...itemMetadata, success: false, error: { code: outcome, description: bulkChangeProblems[outcome].message, data } },
  }
}

async function changeFiles(context: Context, files: readonly File[], request: LocatedChanges): Promise<Map<string, File | ItemCode>> {
  const changes = new Map(files.map((file) => [file.id, changesOf(file, request)]))
  const changed = files.filter(({ id }) => typeof changes.get(id) === 'object')
  const saved = await saveFiles(context, changed, ({ id }) => changes.get(id) as FileChanges)
  recordFiles(context, 'updated', saved)
  const outcomes = new Map<string, File | ItemCode>(files.map((file) => [file.id, file]))
  for (const [id, change] of changes) if (typeof change === 'string') outcomes.set(id, change)
  for (const file of saved) outcomes.set(file.id, file)
  return outcomes
}

/** Undefined if nothing changes. */
function changesOf(
  file: File,
  { folder, addLabels = [], removeLabels = [], private: isPrivate = file.isPrivate }: LocatedChanges,
): FileChanges | ItemCode | undefined {
  const removed = new Set(removeLabels)
  const labels = [...new Set([...file.labels, ...addLabels])].filter((label) => !removed.has(label))
  if (labels.length > labelsMax) return 'TOO_MANY_LABELS'
  const isSame =
    labels.join('\n') === file.labels.join('\n') &&
    isPrivate === file.isPrivate &&
    (folder.folderId === undefined || folder.folderId === file.folderId)
  return isSame ? undefined : { ...folder, labels, isPrivate }
}
