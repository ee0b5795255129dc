import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { filesById, foldersById } from '../../dashboard/src/media/by-id.server.ts'
import { changeMedia } from '../../dashboard/src/media/change-media.server.ts'
import { currentFiles, filePage } from '../../dashboard/src/media/load-files.server.ts'
import { storeFile } from '../support/files.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const folder = async (displayName: string, parentFolderId = 'media-root'): Promise<string> =>
  (await olga.folders.createFolder({ displayName, parentFolderId })).folder.id
const parentOf = async (folderId: string): Promise<string> => (await olga.folders.getFolder({ folderId })).folder.parentFolderId

function move(ids: readonly string[], to: string) {
  const form = new FormData()
  form.set('intent', 'move')
  form.set('to', to)
  for (const id of ids) form.append('id', id)
  return changeMedia(olga, form, 'media-root')
}

test('a move that fails in part moves the rest, and can undo that', async () => {
  const [jugs, bowls] = [await folder('Jugs'), await folder('Bowls')]
  const inBowls = await folder('Blue', bowls)
  const { id: fileId } = await storeFile(site, { displayName: 'Jug.jpg' })
  const moved = [`folder:${jugs}`, `file:${fileId}`]
  const gone = '00000000-0000-4000-8000-00000000abcd'
  expect(await move([...moved, `folder:${bowls}`, `folder:${gone}`, `file:${gone}`], inBowls)).toEqual({
    done: 'moved',
    failed: 3,
    moved: moved.map((id) => ({ id, from: 'media-root' })),
  })
  expect([await parentOf(jugs), await parentOf(bowls)]).toEqual([inBowls, 'media-root'])
  expect(await move([`folder:${bowls}`], inBowls)).toMatchObject({ data: { problems: expect.anything() } })
})

test('a label filter finds files of all folders, and drops those that no longer match', async () => {
  const { shop } = await olga.shop.getShop({})
  const folderId = await folder('Vases')
  const labelled = { labels: ['hero', 'autumn'], folderId }
  const found = await storeFile(site, { displayName: 'Vase.jpg', ...labelled })
  const others = [
    await storeFile(site, { displayName: 'hero.jpg' }),
    await storeFile(site, { ...labelled, isPrivate: true }),
    await storeFile(site, { ...labelled, mediaType: 'VIDEO' }),
    await storeFile(site, { ...labelled, folderId: 'visitor-uploads', root: 'visitor-uploads' }),
    await storeFile(site, { ...labelled, folderId: 'a folder of visitors', root: 'visitor-uploads' }),
    await storeFile(site, { ...labelled, state: 'DELETED', deletedDate: new Date() }),
  ]
  const list = { url: new URL('https://stoa.test/?label=hero&type=IMAGE&visibility=public'), folderId: 'media-root', shop }
  const idsOf = (files: readonly { id: string }[]): string[] => files.map(({ id }) => id)
  const page = await filePage(olga, list)
  expect([idsOf(page.files), page.next]).toEqual([[found.id], undefined])
  expect(idsOf(await currentFiles(olga, list, idsOf([found, ...others.slice(0, 3)])))).toEqual([found.id])
  const inFolder = { ...list, url: new URL('https://stoa.test/?type=IMAGE'), folderId }
  expect(idsOf(await currentFiles(olga, inFolder, idsOf([found, others[0]!, others[2]!])))).toEqual([found.id])
})

test('files and folders are read by their IDs, but those that don’t exist or are in the trash', async () => {
  const [kept, deleted] = [await storeFile(site, {}), await storeFile(site, {})]
  const [keptFolder, deletedFolder] = [await folder('Kept'), await folder('Deleted')]
  await olga.files.bulkDeleteFiles({ fileIds: [deleted.id] })
  await olga.folders.bulkDeleteFolders({ folderIds: [deletedFolder] })
  expect((await filesById(olga, ['none', kept.id, deleted.id])).map(({ id }) => id)).toEqual([kept.id])
  expect((await foldersById(olga, ['none', keptFolder, deletedFolder])).map(({ id }) => id)).toEqual([keptFolder])
  expect([await filesById(olga, []), await foldersById(olga, [])]).toEqual([[], []])
})
