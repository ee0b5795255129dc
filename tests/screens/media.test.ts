import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { filesById, foldersById } from '../../dashboard/src/media/by-id.server.ts'
import { changeMedia } from '../../dashboard/src/media/change-media.server.ts'
import { currentFiles, filePage } from '../../dashboard/src/media/load-files.server.ts'
import { loadMedia } from '../../dashboard/src/media/load-media.server.ts'
import { loadTrash } from '../../dashboard/src/media/trash/load-trash.server.ts'
import { loadTree } from '../../dashboard/src/media/tree/load-tree.server.ts'
import { namedFolders } from '../../dashboard/src/media/tree/named-folders.server.ts'
import { sql } from '../../server/src/database/sql.ts'
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

function form(fields: Readonly<Record<string, string>>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

function move(ids: readonly string[], to: string) {
  const moving = form({ intent: 'move', to })
  for (const id of ids) moving.append('id', id)
  return changeMedia(olga, moving, 'media-root')
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

test('an import takes the lines that it can, and returns the others with the reason', async () => {
  const urls = 'https://files.example/a.png https://files.example/b.png\nnot a url\r\n\nx\nftp://files.example/c.png'
  const refused = ['x', 'not a url', 'ftp://files.example/c.png'].map((line) => expect.objectContaining({ line, code: 'INVALID_ARGUMENT' }))
  expect(await changeMedia(olga, form({ intent: 'import', urls }), 'media-root')).toEqual({ imported: 2, refused })
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

describe('the trash', () => {
  let other: TestSite
  let client: Client
  beforeAll(async () => {
    other = await makeTestSite({ rateLimits: 'off' })
    client = other.as(other.owner())
  })

  const trash = (query = '') => loadTrash(client, new URL(`https://stoa.test/dashboard/media/trash?${query}`))

  test('says where things were, opens deleted folders and finds what is in them', async () => {
    const { id: coast } = (await client.folders.createFolder({ displayName: 'Coast' })).folder
    const { id: cliffs } = (await client.folders.createFolder({ displayName: 'Cliffs' })).folder
    const pool = await storeFile(other, { displayName: 'Pool.jpg', folderId: coast })
    const cliff = await storeFile(other, { displayName: 'Cliff.jpg', folderId: cliffs })
    await client.files.bulkDeleteFiles({ fileIds: [pool.id] })
    await client.folders.bulkDeleteFolders({ folderIds: [cliffs] })
    const { files, folders } = await trash()
    expect(files.map(({ id, origin }) => [id, origin])).toEqual([[pool.id, { id: coast, name: 'Coast' }]])
    expect(folders.map(({ id, origin }) => [id, origin])).toEqual([[cliffs, { id: 'media-root' }]])
    const opened = await trash(`folder=${cliffs}`)
    expect([opened.opened?.name, opened.files.map(({ id }) => id)]).toEqual(['Cliffs', [cliff.id]])
    expect((await trash('q=cliff')).files.map(({ id, origin }) => [id, origin])).toEqual([[cliff.id, { id: cliffs }]])
    await expect(trash('folder=none')).rejects.toMatchObject({ status: 404 })
  })

  test('is emptied of what was in it when it was counted, once that is confirmed', async () => {
    const asked = await changeMedia(client, form({ intent: 'empty' }), '')
    expect(asked).toEqual({ emptying: { files: 2, folders: 1, until: expect.any(String) } })
    const until = (asked as { emptying: { until: string } }).emptying.until
    const later = await storeFile(other, { displayName: 'Later.jpg' })
    await client.files.bulkDeleteFiles({ fileIds: [later.id] })
    expect(await changeMedia(client, form({ intent: 'empty', confirmed: 'yes', until }), '')).toEqual({ done: 'purged' })
    const { files, folders } = await trash()
    expect([files.map(({ id }) => id), folders]).toEqual([[later.id], []])
  })

  test('loses what was selected only once that is confirmed', async () => {
    const { id } = (await trash()).files[0]!
    const selected = { intent: 'purge', id: `file:${id}` }
    expect(await changeMedia(client, form(selected), '')).toEqual({ purging: [`file:${id}`] })
    expect((await trash()).files).toHaveLength(1)
    await changeMedia(client, form({ ...selected, confirmed: 'yes' }), '')
    expect((await trash()).files).toEqual([])
  })
})

describe('of more folders than a page shows', () => {
  let full: TestSite
  let client: Client
  let open: string
  beforeAll(async () => {
    full = await makeTestSite({ rateLimits: 'off' })
    client = full.as(full.owner())
    const make = async (displayName: string, parentFolderId: string) =>
      (await client.folders.createFolder({ displayName, parentFolderId })).folder.id
    const top = await make('Top', 'media-root')
    open = await make('Open', top)
    await make('Inside', open)
    await full.database.run(sql`
      insert into folders (site_id, id, created_date, updated_date, display_name, parent_id, root, ancestors, state, search_text)
      select ${full.siteId}, 'f' || number, now(), now(), 'Jug ' || lpad(number::text, 4, '0'), ${top}, 'media-root', array[${top}], 'OK', 'jug ' || lpad(number::text, 4, '0')
      from generate_series(1, 1000) as number`)
  })

  const at = (folderId: string, query = '') => loadMedia(client, new URL(`https://stoa.test/dashboard/media?${query}`), folderId)

  test('a list shows the first ones by name, and more by its URL', async () => {
    const top = (await at('media-root')).folders[0]!.id
    const first = await at(top)
    expect([first.folders.length, first.folders[0]!.name, first.hasMoreFolders]).toEqual([200, 'Jug 0001', true])
    const next = await at(top, 'folders=400')
    expect([next.folders.length, next.folders.at(-1)!.name, next.hasMoreFolders]).toEqual([400, 'Jug 0400', true])
    for (const [wanted, expected] of [
      ['1200', 1001],
      ['99999999', 1001],
      ['x', 200],
      ['-5', 200],
    ] as const)
      expect((await at(top, `folders=${wanted}`)).folders).toHaveLength(expected)
    expect((await at(top, 'folders=1200')).hasMoreFolders).toBe(false)
    const found = await at('media-root', 'q=jug')
    expect([found.folders.length, found.hasMoreFolders]).toEqual([200, true])
  })

  test('the tree has those around the open one, and others are found by their names', async () => {
    const { folders, isPartial, path } = await loadTree(client, open)
    expect(isPartial).toBe(true)
    expect(path.map(({ name }) => name)).toEqual(['Top', 'Open'])
    const names = folders.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Top', 'Open', 'Inside', 'Jug 0001', 'Jug 0200']))
    expect(names).toHaveLength(203)
    expect(await namedFolders(client, 'jug 0999')).toEqual([{ id: 'f999', name: 'Top / Jug 0999' }])
    expect(await namedFolders(client, 'top')).toEqual([{ id: path[0]!.id, name: 'Top' }])
    expect((await loadTree(client, 'visitor-uploads')).folders.map(({ name }) => name)).toEqual(['Top'])
  })
})
