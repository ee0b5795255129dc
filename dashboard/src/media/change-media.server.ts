import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'

/** What was selected: `file:<id>` and `folder:<id>`. */
interface Selected {
  fileIds: string[]
  folderIds: string[]
}

/** Handles the forms of the library’s lists. */
export async function changeMedia(client: Client, form: FormData, folderId: string) {
  const intent = textOf(form, 'intent')
  try {
    return await (changes[intent] ?? changes.delete!)(client, form, folderId)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** Files that are used, of what was selected to be deleted. */
export interface UsedBeforeDeletion {
  ids: string[]
  files: { fileId: string; displayName: string; uses: number }[]
  total: number
  isComplete: boolean
}

type Done = 'created' | 'renamed' | 'moved' | 'labelled' | 'restored' | 'purged'

const usedListed = 20

interface Outcome {
  done?: Done
  failed?: number
  imported?: number
  /** What was moved to the trash, as it was selected. */
  deleted?: string[]
  used?: UsedBeforeDeletion
}

const changes: Readonly<Record<string, (client: Client, form: FormData, folderId: string) => Promise<Outcome>>> = {
  async 'new-folder'({ folders }, form, parentFolderId) {
    await folders.createFolder({ displayName: textOf(form, 'displayName'), parentFolderId })
    return { done: 'created' }
  },
  async rename({ folders }, form, id) {
    await folders.updateFolder({ folder: { id, displayName: textOf(form, 'displayName') } })
    return { done: 'renamed' }
  },
  async import({ files }, form, parentFolderId) {
    const urls = textOf(form, 'urls').split(/\s+/).filter(Boolean)
    const importFileRequests = urls.map((url) => ({ url, parentFolderId }))
    const { bulkActionMetadata } = await files.bulkImportFile({ importFileRequests, returnEntity: false })
    return { imported: bulkActionMetadata.totalSuccesses, failed: bulkActionMetadata.totalFailures }
  },
  async move(client, form) {
    const { fileIds, folderIds } = selectedIn(form)
    const parentFolderId = textOf(form, 'to')
    for (const id of folderIds) await client.folders.updateFolder({ folder: { id, parentFolderId } })
    return { done: 'moved', failed: await update(client, fileIds, { parentFolderId }) }
  },
  async 'add-label'(client, form) {
    return { done: 'labelled', failed: await update(client, selectedIn(form).fileIds, { addLabels: labelsIn(form) }) }
  },
  async 'remove-label'(client, form) {
    return { done: 'labelled', failed: await update(client, selectedIn(form).fileIds, { removeLabels: labelsIn(form) }) }
  },
  async delete({ files, folders }, form) {
    const { fileIds, folderIds } = selectedIn(form)
    const ids = form.getAll('id').map(String)
    if (!form.has('nevertheless')) {
      const { usedFiles, usedTotal, isComplete } = await files.bulkGetFileUses({ fileIds, folderIds })
      if (usedTotal > 0) return { used: { ids, files: usedFiles.slice(0, usedListed), total: usedTotal, isComplete } }
    }
    if (folderIds.length > 0) await folders.bulkDeleteFolders({ folderIds })
    if (fileIds.length > 0) await files.bulkDeleteFiles({ fileIds })
    return { deleted: ids }
  },
  async restore({ files, folders }, form) {
    const { fileIds, folderIds } = selectedIn(form)
    if (folderIds.length > 0) await folders.bulkRestoreFoldersFromTrashBin({ folderIds })
    if (fileIds.length > 0) await files.bulkRestoreFilesFromTrashBin({ fileIds })
    return { done: 'restored' }
  },
  async purge({ files, folders }, form) {
    const { fileIds, folderIds } = selectedIn(form)
    if (folderIds.length > 0) await folders.bulkDeleteFolders({ folderIds, permanent: true })
    if (fileIds.length > 0) await files.bulkDeleteFiles({ fileIds, permanent: true })
    return { done: 'purged' }
  },
}

function selectedIn(form: FormData): Selected {
  const ids = form.getAll('id').map(String)
  const of = (kind: string): string[] => ids.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length))
  return { fileIds: of('file:'), folderIds: of('folder:') }
}

export const labelsIn = (form: FormData, name = 'label'): string[] =>
  textOf(form, name)
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean)

/** How many couldn’t be changed. */
async function update(
  { files }: Client,
  fileIds: string[],
  change: { parentFolderId?: string; addLabels?: string[]; removeLabels?: string[] },
): Promise<number> {
  if (fileIds.length === 0) return 0
  return (await files.bulkUpdateFiles({ fileIds, ...change })).bulkActionMetadata.totalFailures
}
