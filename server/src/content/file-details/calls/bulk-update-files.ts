import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { bulkChangeProblems } from '@stoa/contract/files/problems'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { type File, fileIdOf, lockFiles, recordFile, saveFile, wireFile } from '../../files/public.ts'
import { requireFolder } from '../../folders/public.ts'

type Changes = Omit<RequestOf<typeof files.bulkUpdateFiles>, 'fileIds'>
type ItemCode = keyof typeof bulkChangeProblems

const labelsMax = 100

export const bulkUpdateFiles: Handler<typeof files.bulkUpdateFiles> = async (context, request) => {
  const { fileIds, parentFolderId, addLabels, removeLabels, private: isPrivate } = request
  if ([parentFolderId, addLabels, removeLabels, isPrivate].every((value) => value === undefined)) refuse('FIELD_MASK_IS_EMPTY_OR_MISSING')
  // The folder stays where it is until the files are in it.
  if (parentFolderId !== undefined) await lockTree(context)
  const folder = parentFolderId === undefined ? {} : await requireFolder(context, parentFolderId)
  const ids = fileIds.map(fileIdOf)
  const found = new Map((await lockFiles(context, [...new Set(ids)])).map((file) => [file.id, file]))
  const results = []
  for (const [originalIndex, id] of ids.entries()) {
    const file = found.get(id)
    const outcome =
      file?.state === 'OK' ? await changeFile(context, file, { addLabels, removeLabels, private: isPrivate, folder }) : 'RESOURCE_NOT_FOUND'
    if (typeof outcome !== 'string') found.set(id, outcome)
    results.push(presentResult(context, { id: fileIds[originalIndex]!, originalIndex }, outcome))
  }
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses: results.length - totalFailures, totalFailures, undetailedFailures: 0 },
  }
}

function presentResult(context: Context, itemMetadata: { id: string; originalIndex: number }, outcome: File | ItemCode) {
  if (typeof outcome !== 'string') return { itemMetadata: { ...itemMetadata, success: true }, item: wireFile(context, outcome) }
  const data = outcome === 'RESOURCE_NOT_FOUND' ? { fileId: itemMetadata.id } : {}
  return {
    itemMetadata: { ...itemMetadata, success: false, error: { code: outcome, description: bulkChangeProblems[outcome].message, data } },
  }
}

async function changeFile(
  context: Context,
  file: File,
  { folder, addLabels = [], removeLabels = [], private: isPrivate = file.isPrivate }: Changes & { folder: Partial<File> },
): Promise<File | ItemCode> {
  const removed = new Set(removeLabels)
  const labels = [...new Set([...file.labels, ...addLabels])].filter((label) => !removed.has(label))
  if (labels.length > labelsMax) return 'TOO_MANY_LABELS'
  const isSame =
    labels.join('\n') === file.labels.join('\n') &&
    isPrivate === file.isPrivate &&
    (folder.folderId === undefined || folder.folderId === file.folderId)
  if (isSame) return file
  const saved = await saveFile(context, file, { ...folder, labels, isPrivate })
  recordFile(context, 'updated', saved)
  return saved
}
