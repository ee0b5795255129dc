import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { importFiles, type RefusedLine } from './add/import-files.server.ts'
import { filesById, foldersById, inParts } from './by-id.server.ts'
import { folderIdOf } from './folder-path.ts'
import { countTrash, emptyTrash, type TrashContent } from './trash/empty-trash.server.ts'

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

type Done = 'created' | 'renamed' | 'moved' | 'labelled' | 'retried' | 'restored' | 'purged' | 'visibility' | 'nothing'

const usedListed = 20

/** What a change did. */
export interface Outcome {
  done?: Done
  failed?: number
  imported?: number
  /** Lines of an import that weren't accepted. */
  refused?: RefusedLine[]
  /** What was moved to the trash, as it was selected. */
  deleted?: string[]
  /** What was moved, with the folder that each was in before. */
  moved?: { id: string; from: string }[]
  used?: UsedBeforeDeletion
  /** The selected files as one archive. Folders aren’t in it. */
  archive?: { url: string; files: number; folders: number }
  /** What is to be deleted permanently, as it was selected, if that is confirmed. */
  purging?: string[]
  /** The same of all that is in the trash. */
  emptying?: TrashContent
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
  async import(client, form, parentFolderId) {
    return importFiles(client, textOf(form, 'urls'), parentFolderId)
  },
  async move(client, form) {
    const selected = selectedIn(form)
    const before = await foldersBefore(client, selected)
    const moved = await move(client, selected, textOf(form, 'to'))
    const failed = selected.folderIds.length + selected.fileIds.length - moved.size
    return { ...(moved.size > 0 && { done: 'moved', moved: before.filter(({ id }) => moved.has(id)) }), failed }
  },
  async 'move-back'(client, form) {
    const before = form.getAll('from').map((text) => JSON.parse(String(text)) as { id: string; from: string })
    let moved = 0
    for (const [folderId, items] of Map.groupBy(before, ({ from }) => from))
      moved += (await move(client, selectedOf(items.map(({ id }) => id)), folderId)).size
    return { ...(moved > 0 && { done: 'moved' }), failed: before.length - moved }
  },
  async 'add-label'(client, form) {
    return { done: 'labelled', failed: await change(client, selectedIn(form), { addLabels: labelsIn(form) }) }
  },
  async 'remove-label'(client, form) {
    return { done: 'labelled', failed: await change(client, selectedIn(form), { removeLabels: labelsIn(form) }) }
  },
  async 'make-private'(client, form) {
    return { done: 'visibility', failed: await change(client, selectedIn(form), { private: true }) }
  },
  async 'make-public'(client, form) {
    return { done: 'visibility', failed: await change(client, selectedIn(form), { private: false }) }
  },
  async download({ files }, form) {
    const { fileIds, folderIds } = selectedIn(form)
    if (fileIds.length === 0) return { done: 'nothing' }
    const { downloadUrl } = await files.generateFilesDownloadUrl({ fileIds })
    return { archive: { url: downloadUrl, files: fileIds.length, folders: folderIds.length } }
  },
  async retry({ files }, form) {
    let failed = 0
    for (const fileId of selectedIn(form).fileIds)
      await files.retryFileProcessing({ fileId }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        if (error.code !== 'FILE_NOT_FAILED') failed += 1
      })
    return { done: 'retried', failed }
  },
  async delete(client, form) {
    const { files, folders } = client
    const selected = selectedIn(form)
    const ids = form.getAll('id').map(String)
    if (!form.has('nevertheless')) {
      const used = await usesOf(client, selected)
      if (used.total > 0) return { used: { ids, ...used } }
    }
    for (const folderIds of inParts(selected.folderIds)) await folders.bulkDeleteFolders({ folderIds })
    for (const fileIds of inParts(selected.fileIds)) await files.bulkDeleteFiles({ fileIds })
    return { deleted: ids }
  },
  async restore({ files, folders }, form) {
    const selected = selectedIn(form)
    for (const folderIds of inParts(selected.folderIds)) await folders.bulkRestoreFoldersFromTrashBin({ folderIds })
    for (const fileIds of inParts(selected.fileIds)) await files.bulkRestoreFilesFromTrashBin({ fileIds })
    return { done: 'restored' }
  },
  async purge({ files, folders }, form) {
    const selected = selectedIn(form)
    const ids = form.getAll('id').map(String)
    if (!form.has('confirmed')) return ids.length > 0 ? { purging: ids } : {}
    for (const folderIds of inParts(selected.folderIds)) await folders.bulkDeleteFolders({ folderIds, permanent: true })
    for (const fileIds of inParts(selected.fileIds)) await files.bulkDeleteFiles({ fileIds, permanent: true })
    return { done: 'purged' }
  },
  async empty(client, form) {
    if (!form.has('confirmed')) return { emptying: await countTrash(client) }
    await emptyTrash(client, textOf(form, 'until'))
    return { done: 'purged' }
  },
}

const selectedIn = (form: FormData): Selected => selectedOf(form.getAll('id').map(String))

function selectedOf(ids: readonly string[]): Selected {
  const of = (kind: string): string[] => ids.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length))
  return { fileIds: of('file:'), folderIds: of('folder:') }
}

async function usesOf({ files }: Client, { fileIds, folderIds }: Selected): Promise<Omit<UsedBeforeDeletion, 'ids'>> {
  const requests = [...inParts(folderIds).map((ids) => ({ folderIds: ids })), ...inParts(fileIds).map((ids) => ({ fileIds: ids }))]
  const answers = await Promise.all(requests.map((request) => files.bulkGetFileUses(request)))
  return {
    files: answers.flatMap(({ usedFiles }) => usedFiles).slice(0, usedListed),
    total: answers.reduce((sum, { usedTotal }) => sum + usedTotal, 0),
    isComplete: answers.every(({ isComplete }) => isComplete),
  }
}

/** The folders that things are in, so that a move can be undone. */
async function foldersBefore(client: Client, { fileIds, folderIds }: Selected): Promise<{ id: string; from: string }[]> {
  const [folders, files] = await Promise.all([foldersById(client, folderIds), filesById(client, fileIds)])
  return [
    ...folders.map(({ id, parentFolderId }) => ({ id: `folder:${id}`, from: parentFolderId })),
    ...files.map((file) => ({ id: `file:${file.id}`, from: folderIdOf(file) })),
  ]
}

/** What was moved, as it was selected: the rest stays where it is. If a refusal leaves nothing moved, it is thrown for its reason. */
async function move(client: Client, { fileIds, folderIds }: Selected, parentFolderId: string): Promise<Set<string>> {
  const moved = new Set<string>()
  const refusals: unknown[] = []
  for (const id of folderIds)
    await client.folders.updateFolder({ folder: { id, parentFolderId } }).then(
      () => moved.add(`folder:${id}`),
      (error: unknown) => {
        if (!isRefusal(error)) throw error
        refusals.push(error)
      },
    )
  for (const id of await update(client, fileIds, { parentFolderId })) moved.add(`file:${id}`)
  if (moved.size === 0 && refusals.length > 0) throw refusals[0]
  return moved
}

export const labelsIn = (form: FormData, name = 'label'): string[] =>
  textOf(form, name)
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean)

type Change = Omit<Parameters<Client['files']['bulkUpdateFiles']>[0], 'fileIds'>

/** IDs of the files that were changed. */
async function update({ files }: Client, fileIds: string[], change: Change): Promise<string[]> {
  const changed: string[] = []
  for (const ids of inParts(fileIds)) {
    const { results } = await files.bulkUpdateFiles({ fileIds: ids, ...change })
    changed.push(...results.flatMap(({ itemMetadata: { id, success } }) => (success ? [id] : [])))
  }
  return changed
}

/** How many couldn’t be changed. Folders have neither labels nor visibility. */
async function change(client: Client, { fileIds }: Selected, changes: Change): Promise<number> {
  return fileIds.length - (await update(client, fileIds, changes)).length
}
