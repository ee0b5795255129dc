import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { storeFile } from '../../../../tests/support/files.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { line, refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, pngOf } from '../../../../tests/support/uploads.ts'
import { findFileOfSite } from '../files/public.ts'

let site: MediaSite
let png: Buffer
beforeAll(async () => {
  site = await makeMediaSite({ mediaQuotaBytes: 100_000 })
  png = await pngOf(40, 30)
})
afterAll(() => closeMediaSite(site))

const files = () => site.as(site.owner()).files
const picture = { mimeType: 'image/png', width: 40, height: 30 }
const slugsOf = async (id: string): Promise<string[]> => (await storedEvents(site, id)).map(({ slug }) => slug)
const statusOf = async (id: string): Promise<number> => (await fetch(`${site.baseUrl}/media/${id}`)).status

describe('getFileDetails', () => {
  test('200: a picture, a failed document, and one in the trash', async () => {
    const { id } = await storeFile(site, { ...picture, altText: 'A jug', doc: { focalPoint: { x: 0.25, y: 1 } } })
    const { file, details } = await files().getFileDetails({ fileId: id })
    expect(file.media?.image?.image.altText).toBe('A jug')
    expect(details).toEqual({ ...picture, private: false, altText: 'A jug', focalPoint: { x: 0.25, y: 1 } })
    const document = await storeFile(site, {
      mediaType: 'DOCUMENT',
      mimeType: 'application/pdf',
      operationStatus: 'FAILED',
      doc: { pageCount: 3, failure: { code: 'CONTENT_LOST', description: 'Lost.' } },
    })
    const note = { code: 'NO_FFMPEG', description: 'No poster.' }
    const film = await storeFile(site, { mediaType: 'VIDEO', mimeType: 'video/mp4', doc: { note } })
    expect((await files().getFileDetails({ fileId: film.id })).details).toEqual({ mimeType: 'video/mp4', private: false, note })
    expect((await files().getFileDetails({ fileId: document.id })).details).toEqual({
      mimeType: 'application/pdf',
      private: false,
      pageCount: 3,
      failure: { code: 'CONTENT_LOST', description: 'Lost.' },
    })
    await files().bulkDeleteFiles({ fileIds: [id] })
    const { deletedDate, purgeDate } = (await files().getFileDetails({ fileId: id })).details
    expect(Date.parse(purgeDate!) - Date.parse(deletedDate!)).toBe(30 * 86_400_000)
  })

  test('404: no file', async () => {
    expect(await refusalOf(files().getFileDetails({ fileId: 'none' }))).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' })
  })
})

describe('retryFileProcessing', () => {
  const failure = { code: 'PROCESSING_FAILED', description: 'The file couldn’t be processed.' }

  test('200: a failed picture becomes READY, and callers at once cause one try', async () => {
    const { id } = await storeFile(site, { ...picture, operationStatus: 'FAILED', doc: { failure } }, png)
    const retry = () => files().retryFileProcessing({ fileId: id })
    expect((await Promise.all([retry(), retry()])).map(({ file }) => file.operationStatus)).toEqual(['PENDING', 'PENDING'])
    expect((await files().getFileDetails({ fileId: id })).details).toEqual({ ...picture, private: false })
    await runQueued(site)
    expect((await files().getFileDescriptor({ fileId: id })).file.operationStatus).toBe('READY')
    expect(await slugsOf(id)).toEqual(['updated', 'file_ready'])
    expect(await refusalOf(retry())).toMatchObject({ status: 409, code: 'FILE_NOT_FAILED' })
  })

  test('200: an import is fetched again, and what is wrong with its URL is found again', async () => {
    const failed = { operationStatus: 'FAILED', contentKey: null, sourceUrl: 'http://10.0.0.1/a.png', doc: { failure } } as const
    const { id } = await storeFile(site, failed)
    expect((await files().retryFileProcessing({ fileId: id })).file.operationStatus).toBe('PENDING')
    await runQueued(site)
    expect((await files().getFileDetails({ fileId: id })).details.failure).toMatchObject({ code: 'URL_NOT_FETCHED' })
  })

  test('409: a file that ffmpeg didn’t look at, and still no ffmpeg', async () => {
    const note = { code: 'NO_FFMPEG', description: 'No poster.' }
    const { id } = await storeFile(site, { mediaType: 'VIDEO', mimeType: 'video/mp4', doc: { note } })
    const ffmpegPath = site.settings.ffmpegPath
    site.settings.ffmpegPath = '/missing/ffmpeg'
    expect((await refusalOf(files().retryFileProcessing({ fileId: id }))).code).toBe('FFMPEG_MISSING')
    site.settings.ffmpegPath = ffmpegPath
  })

  test('404, 409: a file in the trash, and one without content or URL', async () => {
    const lost = await storeFile(site, { operationStatus: 'FAILED', contentKey: null })
    expect((await refusalOf(files().retryFileProcessing({ fileId: lost.id }))).code).toBe('FILE_NOT_FAILED')
    await files().bulkDeleteFiles({ fileIds: [lost.id] })
    expect((await refusalOf(files().retryFileProcessing({ fileId: lost.id }))).status).toBe(404)
  })
})

describe('updateFileDetails', () => {
  test('200: what is sent, and null removes it', async () => {
    const { id } = await storeFile(site, picture)
    const focalPoint = { x: 0.1, y: 0.9 }
    await files().updateFileDetails({ fileId: id, details: { altText: ' A jug ', focalPoint } })
    const { details } = await files().updateFileDetails({ fileId: id, details: { private: false } })
    expect(details).toMatchObject({ altText: 'A jug', focalPoint })
    const cleared = await files().updateFileDetails({ fileId: id, details: { altText: null, focalPoint: null } })
    expect(cleared.details).toEqual({ ...picture, private: false })
    expect(await slugsOf(id)).toEqual(['updated', 'updated', 'updated'])
  })

  test('200: a picture that becomes private needs a signed URL', async () => {
    const { id } = await storeFile(site, picture, png)
    expect(await statusOf(id)).toBe(200)
    const { file } = await files().updateFileDetails({ fileId: id, details: { private: true } })
    expect([file.private, file.thumbnailUrl, await statusOf(id)]).toEqual([true, undefined, 404])
    const { downloadUrls } = await files().generateFileDownloadUrl({ fileId: id })
    expect((await fetch(downloadUrls[0]!.url)).status).toBe(200)
    await files().updateFileDetails({ fileId: id, details: { private: false } })
    expect(await statusOf(id)).toBe(200)
  })

  test('200: the shop works without its picture once that is private', async () => {
    const { id } = await storeFile(site, picture, png)
    const { shop } = site.as(site.owner())
    const { settings } = await shop.getSettings({})
    await shop.updateSettings({ settings: { heroMediaId: id, revision: settings.revision } })
    expect((await shop.getShop({})).shop.hero?.id).toBe(id)
    await files().updateFileDetails({ fileId: id, details: { private: true } })
    expect((await shop.getShop({})).shop.hero).toBeUndefined()
  })

  test('200: products and carts show their next picture while one is private or deleted', async () => {
    const { catalogue, carts } = site.as(site.visitor())
    const { id, mediaIds } = sampleShop.products.findLast((one) => one.mediaIds.length > 1 && one.options.length === 0)!
    const mediaOf = async () => (await catalogue.getProduct({ id })).product.media.items!.map((item) => item.id!)
    const { cart } = await carts.addToCurrentCart({ lineItems: [line(id)] })
    const inCart = async () => (await carts.getCurrentCart({})).cart.lineItems![0]!.image?.id
    expect([cart.lineItems![0]!.image?.id, await mediaOf()]).toEqual([mediaIds[0], mediaIds])
    const fileIds = [mediaIds[0]!]
    const changes: (() => Promise<unknown>)[] = [
      () => files().updateFileDetails({ fileId: fileIds[0]!, details: { private: true } }),
      () => files().bulkUpdateFiles({ fileIds, private: false }),
      () => files().bulkDeleteFiles({ fileIds }),
      () => files().bulkRestoreFilesFromTrashBin({ fileIds }),
      () => files().bulkDeleteFiles({ fileIds, permanent: true }),
    ]
    for (const [index, change] of changes.entries()) {
      await change()
      const expected = index % 2 === 0 ? mediaIds.slice(1) : mediaIds
      expect([index, await mediaOf(), await inCart()]).toEqual([index, expected, expected[0]])
    }
  })

  test('400: nothing, or a point outside; 404: no file, or one in the trash; 409: no picture', async () => {
    const { id } = await storeFile(site, { mediaType: 'AUDIO', mimeType: 'audio/mpeg', state: 'DELETED', deletedDate: new Date() })
    const film = await storeFile(site, { mediaType: 'VIDEO', mimeType: 'video/mp4' })
    const refused = async (fileId: string, details: Parameters<ReturnType<typeof files>['updateFileDetails']>[0]['details']) =>
      (await refusalOf(files().updateFileDetails({ fileId, details }))).code
    expect(await refused(id, {})).toBe('FIELD_MASK_IS_EMPTY_OR_MISSING')
    expect(await refused(id, { altText: 'x' })).toBe('RESOURCE_NOT_FOUND')
    expect(await refused('none', { altText: 'x' })).toBe('RESOURCE_NOT_FOUND')
    expect(await refused(film.id, { focalPoint: { x: 0, y: 0 } })).toBe('FOCAL_POINT_UNSUPPORTED')
    expect(await refused(film.id, { focalPoint: { x: 1.1, y: 0 } })).toBe('INVALID_ARGUMENT')
  })
})

describe('cropFile', () => {
  const left = { x: 0, y: 0, width: 10, height: 20 }

  test('200: a part of the upright picture, as a new file', async () => {
    // On its side: 40 × 30 as it is stored, 30 × 40 as it is shown.
    const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { id } = await storeFile(
      site,
      {
        ...picture,
        mimeType: 'image/jpeg',
        width: 30,
        height: 40,
        displayName: 'jug.jpg',
        labels: ['x'],
        altText: 'A jug',
        isPrivate: true,
      },
      turned,
    )
    const { file } = await files().cropFile({ fileId: id, crop: { x: 20, y: 0, width: 10, height: 40 } })
    expect(file).toMatchObject({ displayName: 'jug-cropped.jpg', labels: ['x'], private: true, operationStatus: 'PENDING' })
    const stored = await findFileOfSite(site.database, site.siteId, file.id)
    const bytes = await buffer((await site.app.services.fileStore.read(stored!.contentKey!))!)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 40 })
  })

  test('200: no metadata, and pictures of other formats become WebP', async () => {
    const source = sharp(png).withExif({ IFD0: { Copyright: 'A secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    for (const format of ['jpeg', 'avif'] as const) {
      const { id } = await storeFile(site, { ...picture, mimeType: `image/${format}` }, await source.clone().toFormat(format).toBuffer())
      const { file } = await files().cropFile({ fileId: id, crop: left })
      const stored = await findFileOfSite(site.database, site.siteId, file.id)
      const { exif, format: made } = await sharp(await buffer((await site.app.services.fileStore.read(stored!.contentKey!))!)).metadata()
      expect([exif, made]).toEqual([undefined, format === 'jpeg' ? 'jpeg' : 'webp'])
    }
  })

  test('200: repeated with its key, the same file, also at the same time', async () => {
    const { id } = await storeFile(site, picture, png)
    const before = await files().getStorageUsage({})
    const crop = () => files().cropFile({ fileId: id, crop: left }, { idempotencyKey: 'crop' })
    const answers = [...(await Promise.all([crop(), crop()])), await crop()]
    expect(answers.map(({ file }) => file.id)).toEqual(Array(3).fill(answers[0]!.file.id))
    const after = await files().getStorageUsage({})
    expect(Number(after.storedBytes) - Number(before.storedBytes)).toBe(Number(answers[0]!.file.sizeInBytes))
    const other = files().cropFile({ fileId: id, crop: { ...left, x: 1 } }, { idempotencyKey: 'crop' })
    expect((await refusalOf(other)).code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('what the original is when the part is saved counts', async () => {
    const { id } = await storeFile(site, picture, png)
    const { fileStore } = site.app.services
    const read = fileStore.read.bind(fileStore)
    /** Crops the picture, and changes it when its bytes are read. */
    const cropWhile = (change: () => Promise<unknown>) => {
      vi.spyOn(fileStore, 'read').mockImplementationOnce(async (...given) => {
        await change()
        return read(...given)
      })
      return files().cropFile({ fileId: id, crop: left })
    }
    const { file } = await cropWhile(() => files().updateFileDetails({ fileId: id, details: { private: true } }))
    expect(file.private).toBe(true)
    expect((await refusalOf(cropWhile(() => files().bulkDeleteFiles({ fileIds: [id] })))).code).toBe('RESOURCE_NOT_FOUND')
  })

  test('after a fault, the bytes of the part stay: the commit may have succeeded', async () => {
    const { id } = await storeFile(site, picture, png)
    const { fileStore, queue } = site.app.services
    const written = vi.spyOn(fileStore, 'write')
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const fault = vi.spyOn(queue, 'add').mockRejectedValueOnce(new Error('on purpose'))
    onTestFinished(() => [written, log, fault].forEach((spy) => spy.mockRestore()))
    await expect(files().cropFile({ fileId: id, crop: left })).rejects.toThrow('System error occurred')
    const [key] = written.mock.calls[0]!
    expect(await fileStore.sizeOf(key)).toBeGreaterThan(0)
  })

  test('409: damaged; 400: larger than pictures can be', async () => {
    const damaged = await storeFile(site, picture, png.subarray(0, 60))
    expect((await refusalOf(files().cropFile({ fileId: damaged.id, crop: left }))).code).toBe('CROP_FAILED')
    const edge = 3000
    const noise = await sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const { id } = await storeFile(site, { mimeType: 'image/png', width: edge, height: edge }, noise)
    const refusal = await refusalOf(files().cropFile({ fileId: id, crop: { x: 0, y: 0, width: edge, height: edge } }))
    expect(refusal).toMatchObject({ code: 'FILE_SIZE_OVER_LIMIT', data: { bytesMax: 25_000_000 } })
  })

  test('200: under another name, of a sample picture', async () => {
    const { file } = await files().cropFile({ fileId: 'stoa-jarro-1.webp', crop: left, displayName: 'a/part.webp' })
    expect(file.displayName).toBe('part.webp')
  })

  test('400: outside; 404: no file; 409: no picture, and no storage left', async () => {
    const { id } = await storeFile(site, picture, png)
    const film = await storeFile(site, { mediaType: 'VIDEO', mimeType: 'video/mp4' })
    const refused = (fileId: string, crop = left) => refusalOf(files().cropFile({ fileId, crop }))
    expect(await refused(id, { ...left, x: 31 })).toMatchObject({ code: 'CROP_OUTSIDE_PICTURE', data: { width: 40, height: 30 } })
    expect((await refused('none')).code).toBe('RESOURCE_NOT_FOUND')
    expect((await refused(film.id)).code).toBe('NOT_A_PICTURE')
    const noise = await sharp({
      create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never,
    })
      .png()
      .toBuffer()
    const large = await storeFile(site, { mimeType: 'image/png', width: 400, height: 400 }, noise)
    expect((await refused(large.id, { x: 0, y: 0, width: 400, height: 400 })).code).toBe('SITE_QUOTA_EXCEEDED')
  })
})

describe('bulkUpdateFiles', () => {
  test('200: each file has its result', async () => {
    const full = Array.from({ length: 100 }, (_, index) => `label ${index}`)
    const [one, two] = [await storeFile(site, { labels: ['old', 'kept'] }), await storeFile(site, { labels: full })]
    const { folder } = await site.as(site.owner()).folders.createFolder({ displayName: 'Jugs' })
    const { results, bulkActionMetadata } = await files().bulkUpdateFiles({
      fileIds: [one.id, 'none', two.id, one.id],
      parentFolderId: folder.id,
      addLabels: ['new'],
      removeLabels: ['old'],
      private: true,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'RESOURCE_NOT_FOUND',
      'TOO_MANY_LABELS',
      undefined,
    ])
    expect(results[0]!.item).toMatchObject({ parentFolderId: folder.id, labels: ['kept', 'new'], private: true })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
    // The second time there was nothing to change.
    expect(await slugsOf(one.id)).toEqual(['updated'])
  })

  test('400: nothing to change; 404: no folder, and nothing changes', async () => {
    const { id } = await storeFile(site, {})
    expect((await refusalOf(files().bulkUpdateFiles({ fileIds: [id] }))).code).toBe('FIELD_MASK_IS_EMPTY_OR_MISSING')
    const refusal = await refusalOf(files().bulkUpdateFiles({ fileIds: [id], parentFolderId: 'none', addLabels: ['x'] }))
    expect(refusal.code).toBe('FOLDER_NOT_FOUND')
    expect((await files().getFileDescriptor({ fileId: id })).file.labels).toEqual([])
  })
})
