import type { Client } from '@stoa/sdk'

/** What would be deleted permanently: all that was in the trash at a time. */
export interface TrashContent {
  files: number
  folders: number
  /** When the last of it was deleted. */
  until: string
}

const paging = { limit: 100 }
const oldestFirst = { fieldName: 'updatedDate', order: 'ASC' } as const

/** Counts what is in the trash, with the files and folders in deleted folders. */
export async function countTrash({ files, folders }: Client): Promise<TrashContent> {
  const request = (cursor: string | undefined) => ({ rootFolder: 'TRASH_ROOT' as const, paging: { ...paging, ...(cursor && { cursor }) } })
  const [ofFiles, ofFolders] = await Promise.all([
    countPages(async (cursor) => {
      const page = await files.searchFiles(request(cursor))
      return { rows: page.files, next: page.nextCursor.cursors.next }
    }),
    countPages(async (cursor) => {
      const page = await folders.searchFolders(request(cursor))
      return { rows: page.folders, next: page.nextCursor.cursors.next }
    }),
  ])
  return { files: ofFiles.count, folders: ofFolders.count, until: [ofFiles.latest, ofFolders.latest].toSorted().at(-1)! }
}

interface Page {
  rows: Deleted[]
  next?: string | null | undefined
}

/** The latest change comes first. */
async function countPages(read: (cursor: string | undefined) => Promise<Page>): Promise<{ count: number; latest: string }> {
  let count = 0
  let latest: string | undefined
  let cursor: string | undefined
  do {
    const { rows, next } = await read(cursor)
    count += rows.length
    latest ??= rows[0]?.updatedDate
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return { count, latest: latest ?? '' }
}

interface Deleted {
  id: string
  updatedDate?: string
}

/** Deletes permanently what was in the trash at a time. What was deleted since then stays. */
export async function emptyTrash({ files, folders }: Client, until: string): Promise<void> {
  const isOld = ({ updatedDate = '' }: Deleted): boolean => updatedDate <= until
  await deleteAll(
    async () => (await folders.listDeletedFolders({ sort: oldestFirst, paging })).folders.filter(isOld),
    (folderIds) => folders.bulkDeleteFolders({ folderIds, permanent: true }),
  )
  await deleteAll(
    async () => (await files.listDeletedFiles({ sort: oldestFirst, paging })).files.filter(isOld),
    (fileIds) => files.bulkDeleteFiles({ fileIds, permanent: true }),
  )
}

/** Until nothing is left, or what is left can't be deleted. */
async function deleteAll(read: () => Promise<Deleted[]>, remove: (ids: string[]) => Promise<unknown>): Promise<void> {
  let before: string | undefined
  for (;;) {
    const ids = (await read()).map(({ id }) => id)
    if (ids.length === 0 || ids[0] === before) return
    before = ids[0]
    await remove(ids)
  }
}
