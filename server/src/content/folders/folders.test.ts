import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, makeMediaSite, type MediaSite } from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const api = () => site.as(site.owner()).folders
const make = async (displayName: string, parentFolderId?: string): Promise<string> =>
  (await api().createFolder({ displayName, ...(parentFolderId && { parentFolderId }) })).folder.id
const namesIn = async (parentFolderId: string): Promise<string[]> =>
  (await api().listFolders({ parentFolderId, sort: { fieldName: 'displayName' } })).folders.map(({ displayName }) => displayName)

describe('200', () => {
  test('the roots are folders', async () => {
    for (const [folderId, displayName] of [
      ['media-root', 'Site files'],
      ['visitor-uploads', 'Visitor uploads'],
      ['trash-root', 'Trash'],
    ])
      expect((await api().getFolder({ folderId: folderId! })).folder).toEqual({
        id: folderId,
        displayName,
        parentFolderId: '',
        state: 'OK',
        siteId: site.siteId,
      })
  })

  test('create, rename, move and list', async () => {
    const [jugs, cups] = [await make('Jugs'), await make('Cups')]
    const blue = await make('Blue', jugs)
    expect(await namesIn(jugs)).toEqual(['Blue'])
    const { folder } = await api().updateFolder({ folder: { id: blue, displayName: 'Deep blue', parentFolderId: cups } })
    expect(folder).toMatchObject({ id: blue, displayName: 'Deep blue', parentFolderId: cups, state: 'OK' })
    expect([await namesIn(jugs), await namesIn(cups)]).toEqual([[], ['Deep blue']])
    expect((await storedEvents(site, blue)).map(({ slug }) => slug)).toEqual(['created', 'updated'])
  })

  test('M06: names are cleaned, also those of a path', async () => {
    const id = await make('../../etc/pass\u202Ewd ')
    expect((await api().getFolder({ folderId: id })).folder.displayName).toBe('passwd')
    expect((await api().updateFolder({ folder: { id, displayName: 'x'.repeat(1000) } })).folder.displayName).toBe('x'.repeat(255))
    await site
      .as(site.owner())
      .files.generateFileUploadUrl({ mimeType: 'image/png', parentFolderId: id, filePath: '/../a\u202Eb/\u200B/c' })
    const [inner] = (await api().listFolders({ parentFolderId: id })).folders
    expect([inner!.displayName, await namesIn(inner!.id)]).toEqual(['ab', ['c']])
  })

  test('search and query at all depths', async () => {
    const inner = await make('Needle', await make('Haystack'))
    expect((await api().searchFolders({ search: 'need' })).folders.map(({ id }) => id)).toEqual([inner])
    expect((await api().queryFolders({ query: { filter: { displayName: 'Needle' } } })).folders.map(({ id }) => id)).toEqual([inner])
    expect((await api().searchFolders({ search: 'need', rootFolder: 'VISITOR_UPLOADS_ROOT' })).folders).toEqual([])
  })

  test('a folder goes to the trash with all in it, and comes back with that', async () => {
    const top = await make('Top')
    const inner = await make('Inner', top)
    const [here, deep] = [await storeFile(site, { folderId: top }), await storeFile(site, { folderId: inner })]
    const alone = await storeFile(site, { folderId: inner })
    const { files } = site.as(site.owner())
    await files.bulkDeleteFiles({ fileIds: [alone.id] })
    await api().bulkDeleteFolders({ folderIds: [top, inner] })
    const states = async () => (await files.getFileDescriptors({ fileIds: [here.id, deep.id, alone.id] })).files.map(({ state }) => state)
    expect(await states()).toEqual(['DELETED', 'DELETED', 'DELETED'])
    expect((await api().listDeletedFolders({})).folders.map(({ id }) => id)).toEqual([top])
    expect((await api().listDeletedFolders({ parentFolderId: top })).folders.map(({ id }) => id)).toEqual([inner])
    expect((await files.listDeletedFiles({ parentFolderId: top })).files.map(({ id }) => id)).toEqual([here.id])
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [top] })
    expect(await states()).toEqual(['OK', 'OK', 'DELETED'])
    expect(await namesIn(top)).toEqual(['Inner'])
  })

  test('a folder whose parent is deleted comes back below the root', async () => {
    const top = await make('Lost')
    const inner = await make('Found', top)
    const deepest = await make('Deepest', inner)
    const apart = await make('Apart', inner)
    await api().bulkDeleteFolders({ folderIds: [apart] })
    await api().bulkDeleteFolders({ folderIds: [inner] })
    await api().bulkDeleteFolders({ folderIds: [top] })
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [inner] })
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [apart] })
    // Nothing of the deleted folder is left above them.
    const ancestors = await site.database.rows(sql`
      select ancestors from folders where site_id = ${site.siteId} and id = any(${[inner, apart]}::text[]) order by id`)
    expect(ancestors).toEqual([{ ancestors: [] }, { ancestors: [inner] }])
    expect((await api().getFolder({ folderId: inner })).folder).toMatchObject({ parentFolderId: 'media-root', state: 'OK' })
    expect(await namesIn(inner)).toEqual(['Apart', 'Deepest'])
    expect((await api().updateFolder({ folder: { id: deepest, parentFolderId: 'media-root' } })).folder.parentFolderId).toBe('media-root')
  })

  test.each([
    ['a folder and the one that it is in, in any order', 2],
    ['a folder without the one that it is in', 1],
  ])('%s come back with their files and folders', async (_title, restored) => {
    const [top, apart] = [await make('Zebra'), await make('Quagga')]
    const inner = await make('Apple', top)
    const deepest = await make('Core', inner)
    const ids: string[] = []
    for (const folderId of [top, inner, deepest]) ids.push((await storeFile(site, { folderId })).id)
    await api().bulkDeleteFolders({ folderIds: [inner, apart, top] })
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [inner, top].slice(0, restored) })
    const { files } = await site.as(site.owner()).files.getFileDescriptors({ fileIds: ids })
    const placeOf = new Map(files.map(({ id, state, parentFolderId }) => [id, state === 'OK' ? parentFolderId : 'deleted']))
    expect(ids.map((id) => placeOf.get(id))).toEqual([restored === 2 ? top : 'deleted', inner, deepest])
    const parent = (await api().getFolder({ folderId: inner })).folder.parentFolderId
    expect(parent).toBe(restored === 2 ? top : 'media-root')
    expect(await namesIn(inner)).toEqual(['Core'])
    // What is left comes back later.
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [top] })
    expect((await site.as(site.owner()).files.getFileDescriptor({ fileId: ids[0]! })).file).toMatchObject({
      state: 'OK',
      parentFolderId: top,
    })
  })

  test('a folder is deleted for good with all in it', async () => {
    const top = await make('Short-lived')
    const file = await storeFile(site, { folderId: await make('Inner', top) }, Buffer.from('x'))
    await api().bulkDeleteFolders({ folderIds: [top], permanent: true })
    expect((await refusalOf(api().getFolder({ folderId: top }))).code).toBe('FOLDER_NOT_FOUND')
    expect(await site.app.services.fileStore.sizeOf(file.contentKey!)).toBeUndefined()
  })

  test('a folder that was deleted by itself outlives the one that it was in, and is restored to the root', async () => {
    const top = await make('Perishable')
    const [alone, inside] = [await make('Durable', top), await make('Also perishable', top)]
    const deepest = await make('Kernel', alone)
    const [lasting, lost] = [await storeFile(site, { folderId: deepest }), await storeFile(site, { folderId: inside })]
    await api().bulkDeleteFolders({ folderIds: [alone] })
    await api().bulkDeleteFolders({ folderIds: [top], permanent: true })
    const { files } = site.as(site.owner())
    expect((await refusalOf(api().getFolder({ folderId: inside }))).code).toBe('FOLDER_NOT_FOUND')
    expect((await refusalOf(files.getFileDescriptor({ fileId: lost.id }))).code).toBe('RESOURCE_NOT_FOUND')
    await api().bulkRestoreFoldersFromTrashBin({ folderIds: [alone] })
    expect((await api().getFolder({ folderId: alone })).folder).toMatchObject({ state: 'OK', parentFolderId: 'media-root' })
    expect(await namesIn(alone)).toEqual(['Kernel'])
    expect((await files.getFileDescriptor({ fileId: lasting.id })).file).toMatchObject({ state: 'OK', parentFolderId: deepest })
    await api().bulkDeleteFolders({ folderIds: [deepest] })
    await api().bulkDeleteFolders({ folderIds: [alone, deepest], permanent: true })
    expect((await refusalOf(api().getFolder({ folderId: deepest }))).code).toBe('FOLDER_NOT_FOUND')
  })

  test('an archive has the files of a folder, in its folders', async () => {
    const top = await make('Archive')
    const inner = await make('Inner', top)
    await storeFile(site, { folderId: top, displayName: 'a.txt', mimeType: 'text/plain', mediaType: 'DOCUMENT' }, Buffer.from('first'))
    await storeFile(site, { folderId: inner, displayName: 'ü.txt', mimeType: 'text/plain', mediaType: 'DOCUMENT' }, Buffer.from('second'))
    const { downloadUrl } = await api().generateFolderDownloadUrl({ folderId: top })
    const answer = await fetch(downloadUrl)
    expect(answer.headers.get('content-disposition')).toContain('Archive.zip')
    const folder = mkdtempSync(join(tmpdir(), 'stoa-zip-'))
    writeFileSync(join(folder, 'a.zip'), Buffer.from(await answer.arrayBuffer()))
    execFileSync('python3', ['-c', 'import zipfile; zipfile.ZipFile("a.zip").extractall("out")'], { cwd: folder })
    expect(readdirSync(join(folder, 'out'), { recursive: true }).map(String).toSorted()).toEqual([
      'Archive',
      'Archive/Inner',
      'Archive/Inner/ü.txt',
      'Archive/a.txt',
    ])
    rmSync(folder, { recursive: true })
    expect((await fetch(downloadUrl.slice(0, -1))).status).toBe(403)
  })
})

describe('400', () => {
  test.each([' ', '..', 'a/', '\u202E'])('the blank name %j', async (displayName) => {
    expect(brokenRules(await refusalOf(api().createFolder({ displayName })))).toEqual(['displayName VALIDATION'])
    const folder = { id: await make('Jugs'), displayName }
    expect(brokenRules(await refusalOf(api().updateFolder({ folder })))).toEqual(['folder.displayName VALIDATION'])
  })
})

describe('409 and 404', () => {
  test('M17: no folder is within itself, also not for two moves at the same time', async () => {
    const [a, b] = [await make('A'), await make('B')]
    const moves = await Promise.allSettled([
      api().updateFolder({ folder: { id: a, parentFolderId: b } }),
      api().updateFolder({ folder: { id: b, parentFolderId: a } }),
    ])
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const c = await make('C')
    const d = await make('D', c)
    expect((await refusalOf(api().updateFolder({ folder: { id: c, parentFolderId: d } }))).code).toBe('FOLDER_CYCLE')
    expect((await refusalOf(api().updateFolder({ folder: { id: c, parentFolderId: c } }))).code).toBe('FOLDER_CYCLE')
  })

  test('M17: depth is limited', async () => {
    let parent = 'media-root'
    for (let depth = 0; depth < 20; depth++) parent = await make(`Level ${depth}`, parent)
    expect(await refusalOf(api().createFolder({ displayName: 'Too deep', parentFolderId: parent }))).toMatchObject({
      code: 'FOLDER_TOO_DEEP',
      data: { depthMax: 20 },
    })
    const tall = await make('Tall')
    await make('Inner', tall)
    expect((await refusalOf(api().updateFolder({ folder: { id: tall, parentFolderId: parent } }))).code).toBe('FOLDER_TOO_DEEP')
  })

  test('roots stay', async () => {
    expect((await refusalOf(api().updateFolder({ folder: { id: 'media-root', displayName: 'x' } }))).code).toBe('ROOT_FOLDER_FIXED')
    expect((await refusalOf(api().bulkDeleteFolders({ folderIds: ['visitor-uploads'] }))).code).toBe('ROOT_FOLDER_FIXED')
    expect((await refusalOf(api().updateFolder({ folder: { id: await make('Same') } }))).code).toBe('FIELD_MASK_IS_EMPTY_OR_MISSING')
    expect((await refusalOf(api().listFolders({ sort: { fieldName: 'sizeInBytes' } }))).code).toBe('UNSUPPORTED_SORT_VALUE')
  })

  test('a folder of another site doesn’t exist', async () => {
    const other = await site.neighbour()
    const { folder } = await other.as(other.owner()).folders.createFolder({ displayName: 'Theirs' })
    for (const folderId of ['none', folder.id]) {
      expect(await refusalOf(api().getFolder({ folderId }))).toMatchObject({ status: 404, code: 'FOLDER_NOT_FOUND', data: { folderId } })
      expect((await refusalOf(api().createFolder({ displayName: 'x', parentFolderId: folderId }))).code).toBe('FOLDER_NOT_FOUND')
      expect((await refusalOf(api().generateFolderDownloadUrl({ folderId }))).code).toBe('FOLDER_NOT_FOUND')
    }
    await api().bulkDeleteFolders({ folderIds: [folder.id], permanent: true })
    expect((await other.as(other.owner()).folders.getFolder({ folderId: folder.id })).folder.state).toBe('OK')
  })
})
