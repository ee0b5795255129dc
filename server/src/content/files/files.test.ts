import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAsset, storeFile, storeVersion } from '../../../../tests/support/files.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, pngOf } from '../../../../tests/support/uploads.ts'
import { sql } from '../../database/sql.ts'

let site: MediaSite
let png: Buffer
beforeAll(async () => {
  site = await makeMediaSite()
  png = await pngOf(8, 8)
})
afterAll(() => closeMediaSite(site))

const olga = () => site.as(site.owner())
const slugsOf = async (id: string): Promise<string[]> => (await storedEvents(site, id)).map(({ slug }) => slug)
const isStored = async (key: string | null): Promise<boolean> => (await site.app.services.fileStore.sizeOf(key!)) !== undefined
const folderOf = async (displayName: string, parentFolderId?: string): Promise<string> =>
  (await olga().folders.createFolder({ displayName, ...(parentFolderId && { parentFolderId }) })).folder.id

describe('getFileDescriptor', () => {
  test('200: a picture of the sample shop, also by the text of the packages', async () => {
    const { file } = await olga().files.getFileDescriptor({
      fileId: 'wix:image://v1/stoa-jarro-1.webp/jug.webp#originWidth=1200&originHeight=1200',
    })
    expect(file).toMatchObject({
      id: 'stoa-jarro-1.webp',
      mediaType: 'IMAGE',
      operationStatus: 'READY',
      parentFolderId: 'media-root',
      media: { image: { image: { id: 'stoa-jarro-1.webp', width: 1200, height: 1200 } } },
      thumbnailUrl: expect.stringContaining('/v1/fit/w_400,h_400'),
      siteId: site.siteId,
    })
    expect(Number(file.sizeInBytes)).toBeGreaterThan(1000)
  })

  test('404: no file, and that of another site', async () => {
    const other = await site.neighbour()
    const theirs = await storeFile(other, {})
    for (const fileId of ['none', theirs.id]) {
      const refusal = await refusalOf(olga().files.getFileDescriptor({ fileId }))
      expect(refusal).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND', data: { fileId } })
    }
    expect((await refusalOf(olga().files.getFileDescriptors({ fileIds: ['stoa-jarro-1.webp', 'none'] }))).code).toBe('RESOURCE_NOT_FOUND')
  })

  test('200: several, in the order of the request', async () => {
    const { files } = await olga().files.getFileDescriptors({ fileIds: ['stoa-jarro-2.webp', 'stoa-jarro-1.webp'] })
    expect(files.map(({ id }) => id)).toEqual(['stoa-jarro-2.webp', 'stoa-jarro-1.webp'])
  })
})

describe('updateFileDescriptor', () => {
  test('200: name, labels and folder; M15: nothing else', async () => {
    const { id, contentKey } = await storeFile(site, {}, png)
    const parentFolderId = await folderOf('Jugs')
    const sent = {
      id,
      displayName: 'a/b.png',
      labels: ['x', 'x'],
      parentFolderId,
      url: 'https://evil.example',
      state: 'DELETED',
      private: true,
    }
    const { file } = await olga().files.updateFileDescriptor({ file: sent as { id: string } })
    expect(file).toMatchObject({ id, displayName: 'b.png', labels: ['x'], parentFolderId, state: 'OK', private: false })
    expect(file.url).toBe(`${site.baseUrl}/media/${id}`)
    expect(await slugsOf(id)).toEqual(['updated'])
    expect(await isStored(contentKey)).toBe(true)
  })

  test('400: nothing to change; 404: no file, or no folder', async () => {
    const { id } = await storeFile(site, {})
    const { files } = olga()
    expect((await refusalOf(files.updateFileDescriptor({ file: { id } }))).code).toBe('FIELD_MASK_IS_EMPTY_OR_MISSING')
    expect((await refusalOf(files.updateFileDescriptor({ file: { id: 'none', labels: [] } }))).code).toBe('RESOURCE_NOT_FOUND')
    for (const parentFolderId of ['none', 'trash-root'])
      expect((await refusalOf(files.updateFileDescriptor({ file: { id, parentFolderId } }))).code).toBe('FOLDER_NOT_FOUND')
  })

  test.each(['', ' ', '../..', '\u202E'])('400: the blank name %j', async (displayName) => {
    const { id } = await storeFile(site, { displayName: 'jug.png' })
    expect(brokenRules(await refusalOf(olga().files.updateFileDescriptor({ file: { id, displayName } })))).toEqual([
      'file.displayName VALIDATION',
    ])
    expect((await olga().files.getFileDescriptor({ fileId: id })).file.displayName).toBe('jug.png')
  })
})

describe('lists', () => {
  test('200: a folder by name, in pages, and its cursor carries the rest', async () => {
    const parentFolderId = await folderOf('Letters')
    for (const name of ['b', 'a', 'c']) await storeFile(site, { displayName: name, folderId: parentFolderId })
    await storeFile(site, { displayName: 'film', folderId: parentFolderId, mediaType: 'VIDEO', isPrivate: true })
    const { files } = olga()
    const first = await files.listFiles({ parentFolderId, mediaTypes: ['IMAGE'], sort: { fieldName: 'displayName' }, paging: { limit: 2 } })
    expect(first.files.map(({ displayName }) => displayName)).toEqual(['a', 'b'])
    const cursor = first.nextCursor.cursors.next!
    const second = await files.listFiles({ paging: { cursor } })
    expect(second.files.map(({ displayName }) => displayName)).toEqual(['c'])
    expect(second.nextCursor.cursors.next).toBeUndefined()
    const secret = await files.listFiles({ parentFolderId, private: true })
    expect(secret.files.map(({ displayName }) => displayName)).toEqual(['film'])
  })

  test('200: sizes and the latest change', async () => {
    const parentFolderId = await folderOf('Sizes')
    for (const sizeBytes of [30, 10, 20]) await storeFile(site, { displayName: String(sizeBytes), sizeBytes, folderId: parentFolderId })
    const names = async (sort?: { fieldName: string; order?: 'ASC' | 'DESC' }) =>
      (await olga().files.listFiles({ parentFolderId, ...(sort && { sort }) })).files.map(({ displayName }) => displayName)
    expect(await names({ fieldName: 'sizeInBytes' })).toEqual(['10', '20', '30'])
    expect(await names({ fieldName: 'sizeInBytes', order: 'DESC' })).toEqual(['30', '20', '10'])
    expect((await names()).toSorted()).toEqual(['10', '20', '30'])
  })

  test('400: an unknown order, and a type that no file has', async () => {
    const { files } = olga()
    expect(await refusalOf(files.listFiles({ sort: { fieldName: 'hash' } }))).toMatchObject({
      code: 'UNSUPPORTED_SORT_VALUE',
      data: { requestValue: 'hash', allowedValues: ['displayName', 'updatedDate', 'sizeInBytes'] },
    })
    expect((await refusalOf(files.searchFiles({ mediaTypes: ['UNKNOWN'] }))).code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('200: a search finds words in names, types and labels, at all depths', async () => {
    const folderId = await folderOf('deep', await folderOf('Search'))
    await storeFile(site, { displayName: 'Blue 100%_jug.PNG', folderId, labels: ['Kitchen'] })
    const found = async (search: string) => (await olga().files.searchFiles({ search })).files.map(({ displayName }) => displayName)
    for (const words of ['blue kitchen', '100%_', 'jug.png KITCHEN', 'image/jpeg kitchen'])
      expect(await found(words)).toEqual(['Blue 100%_jug.PNG'])
    for (const words of ['blue bathroom', '100_']) expect(await found(words)).toEqual([])
    // Short words are searched at the beginning of words.
    for (const words of ['b kitchen', 'ki', 'kitchen ju', 'kitchen pn', 'kitchen 1', 'kitchen j'])
      expect(await found(words)).toEqual(['Blue 100%_jug.PNG'])
    for (const words of ['kitchen lu', 'kitchen u', 'kitchen ug']) expect(await found(words)).toEqual([])
    // Without spaces, words begin anywhere.
    await storeFile(site, { displayName: '青い水差し.png', labels: ['โถสีฟ้า'] })
    for (const words of ['水差', '差', 'สี', 'ฟ้า']) expect(await found(words)).toEqual(['青い水差し.png'])
    const { files } = await olga().files.searchFiles({ search: 'kitchen', rootFolder: 'VISITOR_UPLOADS_ROOT' })
    expect(files).toEqual([])
  })

  test('400: a cursor of no list, by the name of the field', async () => {
    const { files, folders } = olga()
    const paging = { cursor: 'nonsense' }
    for (const call of [files.listFiles, files.searchFiles, files.listDeletedFiles, folders.listFolders, folders.searchFolders])
      expect((await refusalOf(call({ paging }))).violations).toMatchObject([{ field: 'paging.cursor', violatedRule: 'FORMAT' }])
  })

  test('200: a query by label', async () => {
    const { id } = await storeFile(site, { labels: ['rare'] })
    const { files, pagingMetadata } = await olga().files.queryFileDescriptors({ query: { filter: { labels: { $hasSome: ['rare'] } } } })
    expect(files.map((file) => file.id)).toEqual([id])
    expect(pagingMetadata).toEqual({ cursors: {} })
  })

  test.each([
    ['MEDIA_ROOT', ['library', 'deep']],
    ['VISITOR_UPLOADS_ROOT', ['visitor']],
    ['TRASH_ROOT', ['deleted']],
  ] as const)('200: files with all of some labels, in one root: %s', async (rootFolder, expected) => {
    const label = `set of ${rootFolder}`
    const folderId = await folderOf('Sets')
    const labels = [label, 'blue']
    await storeFile(site, { displayName: 'library', labels })
    await storeFile(site, { displayName: 'deep', labels: ['blue', 'other', label], folderId })
    await storeFile(site, { displayName: 'visitor', labels, folderId: 'visitor-uploads', root: 'visitor-uploads' })
    await storeFile(site, { displayName: 'one label', labels: [label] })
    const deleted = await storeFile(site, { displayName: 'deleted', labels })
    await olga().files.bulkDeleteFiles({ fileIds: [deleted.id] })
    const { files } = olga()
    const first = await files.searchFiles({ labels, rootFolder, paging: { limit: 1 } })
    const { next: cursor } = first.nextCursor.cursors
    const second = cursor ? await files.searchFiles({ paging: { cursor } }) : { files: [] }
    expect([...first.files, ...second.files].map(({ displayName }) => displayName).toSorted()).toEqual(expected.toSorted())
    expect((await files.searchFiles({ search: 'visitor', labels, rootFolder })).files).toHaveLength(
      rootFolder === 'VISITOR_UPLOADS_ROOT' ? 1 : 0,
    )
    expect((await files.listFiles({ parentFolderId: folderId, labels })).files.map(({ displayName }) => displayName)).toEqual(['deep'])
  })

  test('M16: only the team sees them', async () => {
    expect(await refusalOf(site.as(site.visitor()).files.listFiles({}))).toMatchObject({ status: 403 })
    expect(await refusalOf(site.as(site.visitor()).files.listDeletedFiles({}))).toMatchObject({ status: 403 })
  })
})

describe('the trash', () => {
  test('200: M18: a deleted file isn’t served or listed until it is restored', async () => {
    const { id, contentKey } = await storeFile(site, { width: 8, height: 8 }, png)
    const { files } = olga()
    await files.bulkDeleteFiles({ fileIds: [id, 'none'] })
    expect((await fetch(`${site.baseUrl}/media/${id}`)).status).toBe(404)
    expect((await files.getFileDescriptor({ fileId: id })).file.state).toBe('DELETED')
    expect((await files.listDeletedFiles({})).files.map((file) => file.id)).toContain(id)
    expect((await files.searchFiles({ rootFolder: 'TRASH_ROOT' })).files.map((file) => file.id)).toContain(id)
    expect((await files.listFiles({ paging: { limit: 100 } })).files.map((file) => file.id)).not.toContain(id)
    expect((await refusalOf(files.updateFileDescriptor({ file: { id, labels: [] } }))).code).toBe('RESOURCE_NOT_FOUND')
    await files.bulkRestoreFilesFromTrashBin({ fileIds: [id, 'none'] })
    expect((await fetch(`${site.baseUrl}/media/${id}`)).status).toBe(200)
    expect(await slugsOf(id)).toEqual(['deleted', 'file_ready'])
    await files.bulkDeleteFiles({ fileIds: [id], permanent: true })
    expect((await refusalOf(files.getFileDescriptor({ fileId: id }))).code).toBe('RESOURCE_NOT_FOUND')
    expect(await isStored(contentKey)).toBe(false)
  })

  test('200: a file that was deleted by itself outlives its folder, and is restored to the root', async () => {
    const folderId = await folderOf('Gone')
    const [alone, inside] = [await storeFile(site, { folderId }, png), await storeFile(site, { folderId }, png)]
    const { files, folders } = olga()
    await files.bulkDeleteFiles({ fileIds: [alone.id] })
    await folders.bulkDeleteFolders({ folderIds: [folderId] })
    await folders.bulkDeleteFolders({ folderIds: [folderId], permanent: true })
    expect((await refusalOf(files.getFileDescriptor({ fileId: inside.id }))).code).toBe('RESOURCE_NOT_FOUND')
    expect((await files.listDeletedFiles({})).files.map(({ id }) => id)).toContain(alone.id)
    await files.bulkRestoreFilesFromTrashBin({ fileIds: [alone.id] })
    expect((await files.getFileDescriptor({ fileId: alone.id })).file).toMatchObject({ state: 'OK', parentFolderId: 'media-root' })
    expect([await isStored(alone.contentKey), await isStored(inside.contentKey)]).toEqual([true, false])
  })
})

describe('generateFileDownloadUrl', () => {
  test('200: a private file for those who have the URL; M13: all of it is signed, M18: until the file is deleted', async () => {
    const { id } = await storeFile(site, { isPrivate: true, displayName: 'secret.png', mimeType: 'image/png', width: 8, height: 8 }, png)
    expect((await fetch(`${site.baseUrl}/media/${id}`)).status).toBe(404)
    const { downloadUrls } = await olga().files.generateFileDownloadUrl({ fileId: id, expirationInMinutes: 10 })
    expect(downloadUrls).toMatchObject([{ assetKey: 'src' }])
    const { url } = downloadUrls[0]!
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      200,
      `attachment; filename="secret.png"; filename*=UTF-8''secret.png`,
      'private, no-store',
    ])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    const other = await storeFile(site, { isPrivate: true }, png)
    for (const changed of [
      url.replace(id, other.id),
      url.replace('secret.png', 'page.html'),
      url.replace('ATTACHMENT', 'INLINE'),
      `${url}x`,
      url.replace('asset=src', 'asset=hls'),
      `${url}&redirect=https://evil.example`,
    ])
      expect([changed, await codeOf(await fetch(changed, { redirect: 'manual' }))]).toEqual([changed, [403, 'DOWNLOAD_URL_INVALID']])
    site.clock.now = new Date(Date.now() + 11 * 60_000)
    expect(await codeOf(await fetch(url))).toEqual([403, 'DOWNLOAD_URL_EXPIRED'])
    expect(await codeOf(await fetch(url.replace(id, other.id)))).toEqual([403, 'DOWNLOAD_URL_INVALID'])
    site.clock.now = undefined
    await olga().files.bulkDeleteFiles({ fileIds: [id] })
    expect((await fetch(url)).status).toBe(410)
  })

  test('302: an expired URL leads where it says; 403: a changed one doesn’t', async () => {
    const { id } = await storeFile(site, { isPrivate: true, displayName: 'secret.png' }, png)
    const expirationRedirectUrl = `${site.baseUrl}/expired`
    const request = { fileId: id, expirationInMinutes: 10, expirationRedirectUrl }
    const { url } = (await olga().files.generateFileDownloadUrl(request)).downloadUrls[0]!
    site.clock.now = new Date(Date.now() + 11 * 60_000)
    const [expired, changed] = [
      await fetch(url, { redirect: 'manual' }),
      await fetch(url.replace('secret', 'other'), { redirect: 'manual' }),
    ]
    site.clock.now = undefined
    expect([expired.status, expired.headers.get('location')]).toEqual([302, expirationRedirectUrl])
    expect(await codeOf(changed)).toEqual([403, 'DOWNLOAD_URL_INVALID'])
  })

  test('M13, M14: nothing that could run is shown, and names are encoded', async () => {
    const { id } = await storeFile(site, { mimeType: 'image/svg+xml', mediaType: 'VECTOR', displayName: 'a.svg' }, Buffer.from('<svg/>'))
    const { downloadUrls } = await olga().files.generateFileDownloadUrl({
      fileId: id,
      contentDisposition: 'INLINE',
      downloadFileName: 'a"b\r\nc.html',
    })
    const answer = await fetch(downloadUrls[0]!.url)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const saved = await olga().files.generateFileDownloadUrl({ fileId: id, downloadFileName: 'a"b\r\nc.html' })
    expect((await fetch(saved.downloadUrls[0]!.url)).headers.get('content-disposition')).toBe(
      `attachment; filename="a_bc.html"; filename*=UTF-8''a%22bc.html`,
    )
  })

  test('400 and 404', async () => {
    const { id } = await storeFile(site, {}, png)
    const { files } = olga()
    expect((await refusalOf(files.generateFileDownloadUrl({ fileId: id, assetKeys: ['4k'] }))).code).toBe('INVALID_ASSET_KEY')
    expect((await refusalOf(files.generateFileDownloadUrl({ fileId: 'none' }))).code).toBe('RESOURCE_NOT_FOUND')
    const redirect = await refusalOf(files.generateFileDownloadUrl({ fileId: id, expirationRedirectUrl: 'https://evil.example/' }))
    expect(redirect.violations).toMatchObject([{ field: 'expirationRedirectUrl', ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED' }])
    for (const expirationInMinutes of [0, -5, 1e9])
      expect((await refusalOf(files.generateFileDownloadUrl({ fileId: id, expirationInMinutes }))).code).toBe('INVALID_ARGUMENT')
  })

  test('409: a file that isn’t READY says so, and one that can’t be seen is missing', async () => {
    const { files } = olga()
    const video = { mediaType: 'VIDEO', mimeType: 'video/mp4' } as const
    const other = await site.neighbour()
    const [pending, failed, deleted, theirs] = [
      await storeFile(site, { ...video, operationStatus: 'PENDING' }),
      await storeFile(site, { ...video, operationStatus: 'FAILED' }),
      await storeFile(site, video),
      await storeFile(other, { ...video, operationStatus: 'PENDING' }),
    ]
    await files.bulkDeleteFiles({ fileIds: [deleted.id] })
    for (const [fileId, code] of [
      [pending.id, 'FILE_NOT_READY'],
      [failed.id, 'FILE_FAILED'],
      [deleted.id, 'RESOURCE_NOT_FOUND'],
      [theirs.id, 'RESOURCE_NOT_FOUND'],
      ['none', 'RESOURCE_NOT_FOUND'],
    ] as const) {
      expect([fileId, (await refusalOf(files.generateFileDownloadUrl({ fileId }))).code]).toEqual([fileId, code])
      expect([fileId, (await refusalOf(files.generateVideoStreamingUrl({ fileId }))).code]).toEqual([fileId, code])
    }
    const { id } = await storeFile(site, {}, png)
    expect(await refusalOf(files.generateFilesDownloadUrl({ fileIds: [id, failed.id, pending.id] }))).toMatchObject({
      status: 409,
      code: 'FILES_NOT_READY',
      data: { fileIds: [failed.id, pending.id] },
    })
    for (const fileId of [deleted.id, theirs.id, 'none'])
      expect(await refusalOf(files.generateFilesDownloadUrl({ fileIds: [pending.id, fileId] }))).toMatchObject({
        code: 'RESOURCE_NOT_FOUND',
        data: { fileId },
      })
  })

  test('400: a picture isn’t streamed; 409: a video without a stream', async () => {
    const { files } = olga()
    const picture = await storeFile(site, {}, png)
    expect(await refusalOf(files.generateVideoStreamingUrl({ fileId: picture.id }))).toMatchObject({
      code: 'FILE_NOT_A_VIDEO',
      data: { mediaType: 'IMAGE' },
    })
    const film = await storeFile(site, { mediaType: 'VIDEO' })
    expect((await refusalOf(files.generateVideoStreamingUrl({ fileId: film.id }))).code).toBe('VIDEO_STREAM_UNAVAILABLE')
  })

  test('200: while new content is processed, the former one', async () => {
    const { id } = await storeFile(site, { version: 2, operationStatus: 'PENDING' })
    await storeVersion(site, id)
    expect((await olga().files.generateFileDownloadUrl({ fileId: id })).downloadUrls).toHaveLength(1)
  })

  test('200: each asset is saved under a name of its own; 400: streams aren’t downloaded', async () => {
    const { files } = olga()
    const { id: fileId } = await storeFile(site, { displayName: 'song.wav', mediaType: 'AUDIO', mimeType: 'audio/wav' }, png)
    for (const assetKey of ['mp3', 'poster', 'hls', 'dash', 'media_0.m3u8', 'track-0.mp4']) await storeAsset(site, fileId, assetKey)
    await site.database.run(sql`update file_assets set mime_type = 'audio/mpeg' where file_id = ${fileId} and asset_key = 'mp3'`)
    const namesOf = async (request: { assetKeys: string[]; downloadFileName?: string }) =>
      (await files.generateFileDownloadUrl({ fileId, ...request })).downloadUrls.map(({ url }) => new URL(url).pathname.split('/').at(-1))
    expect(await namesOf({ assetKeys: ['src', 'mp3'] })).toEqual(['song.wav', 'song.mp3'])
    expect(await namesOf({ assetKeys: ['mp3'], downloadFileName: 'hymn.pdf' })).toEqual(['hymn.mp3'])
    for (const assetKey of ['hls', 'dash', 'media_0.m3u8', 'track-0.mp4'])
      expect(await refusalOf(files.generateFileDownloadUrl({ fileId, assetKeys: ['src', assetKey] }))).toMatchObject({
        code: 'INVALID_ASSET_KEY',
        data: { assetKey },
      })
  })
})
