import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { newContentKey, newUploadId } from '../file-store/public.ts'
import { sweepStore } from './delete-orphans.ts'
import { deleteUnusedFolders } from './delete-unused-folders.ts'
import { purgeTrash } from './purge-trash.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})
afterAll(() => rmSync(site.settings.dataFolder, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
const pathOf = (key: string): string => join(site.settings.dataFolder, 'media', key)

/** Bytes as a crash leaves them, stored some days ago. */
function leave(key: string, days: number): string {
  const path = pathOf(key)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, 'x')
  const date = new Date(Date.now() - days * day)
  utimesSync(path, date, date)
  return key
}

describe('the sweep', () => {
  test('M12: deletes old bytes without a file, old parts and half-stored files, and nothing else', async () => {
    const file = await storeFile(site, {}, Buffer.from('in use'))
    const old = new Date(Date.now() - 9 * day)
    utimesSync(pathOf(file.contentKey!), old, old)
    const orphan = leave(newContentKey(site.siteId), 3)
    const young = leave(newContentKey(site.siteId), 1)
    const foreign = leave(newContentKey(crypto.randomUUID()), 9)
    const former = leave(`originals/ab/${'ab'.repeat(32)}`, 9)
    const [unfinished, fresh] = [newUploadId(), newUploadId()]
    leave(`uploads/${unfinished}`, 3)
    leave(`uploads/${fresh}`, 0)
    const half = leave(`incoming/${newUploadId()}`, 3)
    const described = newUploadId()
    leave(`uploads/${described}.json`, 3)
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => log.mockRestore())
    expect(await sweepStore(site.app)).toEqual({ files: 1, bytes: 1, uploads: 2 })
    // Node writes its warnings here too, in words.
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('{'))
    const logged = lines.map((line) => JSON.parse(line) as object)
    expect(logged).toContainEqual(expect.objectContaining({ message: 'Deleted a content that no file has', key: orphan, bytes: 1 }))
    expect(existsSync(pathOf(`uploads/${described}.json`))).toBe(false)
    const remaining = [file.contentKey!, orphan, young, foreign, former, `uploads/${unfinished}`, `uploads/${fresh}`, half].map((key) =>
      existsSync(pathOf(key)),
    )
    expect(remaining).toEqual([true, false, true, true, true, false, true, false])
  })
})

test('the sweep deletes any number, some at a time', async () => {
  const orphans = Array.from({ length: 1_100 }, () => leave(newContentKey(site.siteId), 3))
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  expect(await sweepStore(site.app)).toEqual({ files: 1_100, bytes: 1_100, uploads: 0 })
  expect(orphans.filter((key) => existsSync(pathOf(key)))).toEqual([])
})

describe('the trash', () => {
  test('files and folders are deleted for good after 30 days', async () => {
    const { files, folders } = site.as(site.owner())
    const { folder } = await folders.createFolder({ displayName: 'Old' })
    const [inside, alone, recent] = [
      await storeFile(site, { folderId: folder.id }, Buffer.from('a')),
      await storeFile(site, {}, Buffer.from('b')),
      await storeFile(site, {}, Buffer.from('c')),
    ]
    await folders.bulkDeleteFolders({ folderIds: [folder.id] })
    await files.bulkDeleteFiles({ fileIds: [alone.id] })
    site.clock.now = new Date(Date.now() + 29 * day)
    await purgeTrash(site.app)
    expect((await files.listDeletedFiles({})).files.map(({ id }) => id)).toEqual([alone.id])
    await files.bulkDeleteFiles({ fileIds: [recent.id] })
    site.clock.now = new Date(Date.now() + 31 * day)
    await purgeTrash(site.app)
    site.clock.now = undefined
    expect((await files.listDeletedFiles({})).files.map(({ id }) => id)).toEqual([recent.id])
    expect((await refusalOf(folders.getFolder({ folderId: folder.id }))).code).toBe('FOLDER_NOT_FOUND')
    expect([inside, alone, recent].map(({ contentKey }) => existsSync(pathOf(contentKey!)))).toEqual([false, false, true])
  })
})

describe('folders of uploads', () => {
  test('that never came are deleted once their URLs have expired, and no others', async () => {
    const { files, folders } = site.as(site.owner())
    const own = await folders.createFolder({ displayName: 'Own' })
    const announce = (filePath: string) => files.generateFileUploadUrl({ mimeType: 'image/png', filePath, parentFolderId: own.folder.id })
    await announce('/a/b/c')
    await announce('/used/inner')
    await announce('/renamed')
    const namesIn = async (parentFolderId: string) =>
      (await folders.listFolders({ parentFolderId, sort: { fieldName: 'displayName' } })).folders
    const [, renamed, used] = await namesIn(own.folder.id)
    await storeFile(site, { folderId: used!.id })
    await folders.updateFolder({ folder: { id: renamed!.id, displayName: 'Renamed by hand' } })
    await deleteUnusedFolders(site.app)
    expect(await namesIn(own.folder.id)).toHaveLength(3)
    site.clock.now = new Date(Date.now() + day / 2)
    await announce('/a/open')
    // What began to arrive before the URLs expired may still be arriving.
    site.clock.now = new Date(Date.now() + 1.05 * day)
    await deleteUnusedFolders(site.app)
    expect(await namesIn(own.folder.id)).toHaveLength(3)
    site.clock.now = new Date(Date.now() + 1.1 * day)
    await deleteUnusedFolders(site.app)
    const left = await namesIn(own.folder.id)
    expect(left.map(({ displayName }) => displayName)).toEqual(['Renamed by hand', 'a', 'used'])
    expect((await namesIn(left[1]!.id)).map(({ displayName }) => displayName)).toEqual(['open'])
    expect(await namesIn(used!.id)).toEqual([])
    site.clock.now = new Date(Date.now() + 1.6 * day)
    await deleteUnusedFolders(site.app)
    site.clock.now = undefined
    expect((await namesIn(own.folder.id)).map(({ displayName }) => displayName)).toEqual(['Renamed by hand', 'used'])
  })
})
