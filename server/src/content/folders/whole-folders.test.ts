import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'

// What happens to a folder happens to all in it: in as many statements for many files and folders as for few, so that the tree is locked briefly.

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})
afterAll(() => rmSync(site.settings.dataFolder, { recursive: true, force: true }))

const files = () => site.as(site.owner()).files
const folders = () => site.as(site.owner()).folders
const makeFolder = async (displayName: string, parentFolderId = 'media-root'): Promise<string> =>
  (await folders().createFolder({ displayName, parentFolderId })).folder.id

async function makeTree(count: number): Promise<{ top: string; inner: string[]; fileIds: string[] }> {
  const top = await makeFolder('Top')
  const inner: string[] = []
  for (let index = 0; index < count; index++) inner.push(await makeFolder(`Inner ${index}`, inner.at(-1) ?? top))
  const fileIds: string[] = []
  for (const folderId of [top, ...inner]) fileIds.push((await storeFile(site, { folderId })).id, (await storeFile(site, { folderId })).id)
  return { top, inner, fileIds }
}

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(site.database, work)

const steps: Record<string, (tree: { top: string; inner: string[]; fileIds: string[]; other: string }) => Promise<unknown>> = {
  'move a folder': ({ top, other }) => folders().updateFolder({ folder: { id: top, parentFolderId: other } }),
  'move it to another root': ({ top }) => folders().updateFolder({ folder: { id: top, parentFolderId: 'visitor-uploads' } }),
  'trash a folder': ({ top }) => folders().bulkDeleteFolders({ folderIds: [top] }),
  'restore it': ({ top }) => folders().bulkRestoreFoldersFromTrashBin({ folderIds: [top] }),
  'trash folders': ({ inner }) => folders().bulkDeleteFolders({ folderIds: inner.toReversed() }),
  'restore them': ({ inner }) => folders().bulkRestoreFoldersFromTrashBin({ folderIds: inner }),
  'change files': ({ fileIds }) => files().bulkUpdateFiles({ fileIds, addLabels: ['x'], private: true }),
  'trash files': ({ fileIds }) => files().bulkDeleteFiles({ fileIds }),
  'restore files': ({ fileIds }) => files().bulkRestoreFilesFromTrashBin({ fileIds }),
  'delete files for good': ({ fileIds }) => files().bulkDeleteFiles({ fileIds, permanent: true }),
  'delete a folder for good': ({ top }) => folders().bulkDeleteFolders({ folderIds: [top], permanent: true }),
}

test('takes no more statements for many than for few', async () => {
  const other = await makeFolder('Other')
  const [few, many] = [await makeTree(1), await makeTree(12)]
  for (const [name, step] of Object.entries(steps)) {
    const ofFew = await sent(() => step({ ...few, other }))
    // What every call reads now and then may be read in between.
    expect(await sent(() => step({ ...many, other })), name).toBeLessThan(ofFew + 3)
  }
  const ofFile = (await storedEvents(site, many.fileIds.at(-1)!)).map(({ slug }) => slug)
  expect(ofFile).toEqual(['deleted', 'file_ready', 'deleted', 'file_ready', 'updated', 'deleted', 'file_ready', 'deleted'])
  const ofFolder = (await storedEvents(site, many.inner.at(-1)!)).map(({ slug }) => slug)
  expect(ofFolder).toEqual(['created', 'deleted', 'updated', 'deleted', 'updated', 'deleted'])
})

test('folders that are restored together come back from above, in any order of the request', async () => {
  const { top, inner, fileIds } = await makeTree(2)
  const [first, second] = inner as [string, string]
  await folders().bulkDeleteFolders({ folderIds: [second] })
  await folders().bulkDeleteFolders({ folderIds: [top] })
  await folders().bulkRestoreFoldersFromTrashBin({ folderIds: [second, top, first, 'none'] })
  const parentOf = async (folderId: string) => (await folders().getFolder({ folderId })).folder.parentFolderId
  expect([await parentOf(second), await parentOf(first), await parentOf(top)]).toEqual([first, top, 'media-root'])
  expect((await files().getFileDescriptors({ fileIds })).files.map(({ state }) => state)).toEqual(fileIds.map(() => 'OK'))
})
