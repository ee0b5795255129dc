import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileVersionsMax } from '@stoa/contract/files/limits'
import { sampleShop } from '@stoa/seed'
import { storeFile } from '../../../../tests/support/files.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, codeOf, makeMediaSite, type MediaSite, pngOf, newUploader, put } from '../../../../tests/support/uploads.ts'
import { processFileKind } from '../file-processing/public.ts'
import { type File, findFileOfSite, selectVersionsOf } from '../files/public.ts'
import { findStoredFile } from '../media/public.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

const files = () => site.as(site.owner()).files
let id: string
beforeEach(async () => {
  id = (await storeFile(site, { mimeType: 'image/png', width: 40, height: 30 }, await pngOf(40, 30, 'red'))).id
})

const urlFor = async (mimeType = 'image/png'): Promise<string> =>
  (await files().generateFileReplacementUrl({ fileId: id, mimeType })).uploadUrl

async function replace(background: string): Promise<void> {
  expect((await put(await urlFor(), await pngOf(20, 10, background))).status).toBe(200)
}

/** What a URL shows, and how it may be cached. */
async function shown(path: string): Promise<[string, string | null]> {
  const response = await fetch(`${site.baseUrl}${path}`)
  if (response.status !== 200) return [String(response.status), response.headers.get('cache-control')]
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  return [`${dominant.r > 128 ? 'red' : dominant.b > 128 ? 'blue' : 'green'}`, response.headers.get('cache-control')]
}

/** Every content that a row names is in the store. */
async function expectAllStored(): Promise<void> {
  const { database: db, fileStore } = site.app.services
  const file = await findFileOfSite(db, site.siteId, id)
  const keys = [file!, ...(await selectVersionsOf({ db, siteId: site.siteId }, [id]))].map(({ contentKey }) => contentKey!)
  expect(keys).toHaveLength(file!.version === 1 ? 1 : 2)
  for (const key of keys) expect(await fileStore.sizeOf(key)).toBeGreaterThan(0)
}

const drawing = (color: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><script/><rect fill="${color}"/></svg>`)

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Olga' } })
    .toBuffer()

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, no-cache'

describe('a replaced picture', () => {
  test('keeps its ID, and is served as it was until the new content is ready; then URLs name the version', async () => {
    const small = 'v1/fit/w_10,h_10/a.png'
    expect(await shown(`/media/${id}`)).toEqual(['red', immutable])
    await replace('blue')
    expect(await shown(`/media/${id}`)).toEqual(['red', revalidated])
    expect(await shown(`/media/${id}?v=2`)).toEqual(['red', revalidated])
    await runQueued(site)
    const { file } = await files().getFileDescriptor({ fileId: id })
    expect(file).toMatchObject({
      id,
      url: `${site.baseUrl}/media/${id}?v=2`,
      operationStatus: 'READY',
      media: { image: { image: { width: 20, height: 10 } } },
    })
    expect(file.thumbnailUrl).toMatch(/thumbnail\.jpg\?v=2$/)
    expect(await shown(`/media/${id}`)).toEqual(['blue', revalidated])
    expect(await shown(`/media/${id}?v=2`)).toEqual(['blue', immutable])
    expect(await shown(`/media/${id}?v=1`)).toEqual(['blue', revalidated])
    expect(await shown(`/media/${id}/${small}`)).toEqual(['blue', revalidated])
    expect(await shown(`/media/${id}/${small}?v=2`)).toEqual(['blue', immutable])
    expect((await storedEvents(site, id)).map(({ slug }) => slug)).toEqual(['updated', 'file_ready'])
  })

  test('a cached answer is revalidated by the tag of its content', async () => {
    const before = (await fetch(`${site.baseUrl}/media/${id}`)).headers.get('etag')!
    await replace('blue')
    await runQueued(site)
    const ask = (etag: string) => fetch(`${site.baseUrl}/media/${id}`, { headers: { 'if-none-match': etag } })
    const after = await ask(before)
    expect(after.status).toBe(200)
    expect((await ask(after.headers.get('etag')!)).status).toBe(304)
  })

  test('can go back, which is a new version again', async () => {
    await replace('blue')
    await runQueued(site)
    expect((await files().listFileVersions({ fileId: id })).versions).toMatchObject([
      { version: 2, isCurrent: true, mimeType: 'image/png', width: 20, height: 10 },
      { version: 1, isCurrent: false, width: 40, height: 30 },
    ])
    const { file } = await files().restoreFileVersion({ fileId: id, version: 1 })
    expect(file).toMatchObject({ id, operationStatus: 'PENDING' })
    expect((await refusalOf(files().restoreFileVersion({ fileId: id, version: 2 }))).code).toBe('FILE_NOT_READY')
    await runQueued(site)
    expect(await shown(`/media/${id}?v=3`)).toEqual(['red', immutable])
    expect((await files().listFileVersions({ fileId: id })).versions.map(({ version }) => version)).toEqual([3, 2])
    expect(await refusalOf(files().restoreFileVersion({ fileId: id, version: 1 }))).toMatchObject({ code: 'FILE_VERSION_NOT_FOUND' })
  })

  test('says who made each version, if that is known', async () => {
    const app = await newUploader(site)
    const [byTeam, byApp] = [
      { identityType: 'WIX_USER', wixUserId: site.owner().id },
      { identityType: 'APP', appId: app.id },
    ]
    const identities = async () => (await files().listFileVersions({ fileId: id })).versions.map(({ identity }) => identity)
    await replace('blue')
    await runQueued(site)
    expect(await identities()).toEqual([byTeam, undefined])
    await put((await site.as(app).files.generateFileReplacementUrl({ fileId: id, mimeType: 'image/png' })).uploadUrl, await pngOf(9, 9))
    await runQueued(site)
    expect(await identities()).toEqual([byApp, byTeam, undefined])
    await files().restoreFileVersion({ fileId: id, version: 1 })
    expect(await identities()).toEqual([byTeam, byApp, byTeam])
  })

  test('has URLs of its earlier versions, until they aren’t versions any more', async () => {
    await replace('blue')
    await runQueued(site)
    const urlOf = async (contentDisposition: 'INLINE' | 'ATTACHMENT') =>
      (await files().generateFileVersionUrl({ fileId: id, version: 1, contentDisposition, expirationInMinutes: 5 })).downloadUrl
    const url = await urlOf('INLINE')
    expect(await shown(url.slice(site.baseUrl.length))).toEqual(['red', 'private, no-store'])
    expect((await fetch(await urlOf('ATTACHMENT'))).headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await fetch(url.replace('version-1', 'version-2'))).status).toBe(403)
    for (const version of [2, 9])
      expect(await refusalOf(files().generateFileVersionUrl({ fileId: id, version }))).toMatchObject({
        status: 404,
        code: 'FILE_VERSION_NOT_FOUND',
        data: { version },
      })
    await files().restoreFileVersion({ fileId: id, version: 1 })
    expect((await fetch(url)).status).toBe(410)
    expect((await refusalOf(files().generateFileVersionUrl({ fileId: 'none', version: 1 }))).code).toBe('RESOURCE_NOT_FOUND')
  })

  test('that can’t be read is FAILED, and what was there before is still served', async () => {
    const damaged = (await pngOf(20, 10, 'blue')).subarray(0, 45)
    expect((await put(await urlFor(), damaged)).status).toBe(200)
    await runQueued(site)
    expect((await files().getFileDescriptor({ fileId: id })).file.operationStatus).toBe('FAILED')
    expect(await shown(`/media/${id}`)).toEqual(['red', revalidated])
    await replace('blue')
    await runQueued(site)
    expect(await shown(`/media/${id}?v=3`)).toEqual(['blue', immutable])
    expect((await files().listFileVersions({ fileId: id })).versions.map(({ version }) => version)).toEqual([3, 1])
  })

  test('that can’t be read can go back, which is served at once, also to those who paid for it', async () => {
    await put(await urlFor(), (await pngOf(20, 10, 'blue')).subarray(0, 45))
    await runQueued(site)
    await files().restoreFileVersion({ fileId: id, version: 1 })
    expect(await shown(`/media/${id}`)).toEqual(['red', revalidated])
    expect(await shown(`/media/${id}/v1/fit/w_10,h_10/a.png`)).toEqual(['red', revalidated])
    expect(await findStoredFile(site.app.services, site.siteId, id)).toMatchObject({ mimeType: 'image/png' })
    await runQueued(site)
    expect(await shown(`/media/${id}?v=3`)).toEqual(['red', immutable])
    expect((await findFileOfSite(site.database, site.siteId, id))!.doc).not.toHaveProperty('isRestored')
  })

  test.each<[string, Partial<File>, () => Promise<Buffer[]>]>([
    ['drawings', { mediaType: 'VECTOR', mimeType: 'image/svg+xml' }, async () => ['red', 'blue'].map(drawing)],
    ['photos with metadata', {}, () => Promise.all(['red', 'blue'].map(photo))],
  ])('has the bytes of all its versions, whatever processing removed: %s', async (_title, given, contents) => {
    const [red, blue] = await contents()
    const stored = await storeFile(site, { ...given, operationStatus: 'PENDING' }, red)
    id = stored.id
    await site.app.services.queue.add(site.database, processFileKind, { siteId: site.siteId, id })
    await runQueued(site)
    await put(await urlFor(stored.mimeType), blue!)
    await runQueued(site)
    for (const version of [1, 2]) {
      await expectAllStored()
      await files().restoreFileVersion({ fileId: id, version })
      await expectAllStored()
      await runQueued(site)
    }
    await expectAllStored()
    const storedBytes = (await findFileOfSite(site.database, site.siteId, id))!.sizeBytes
    expect(Number((await fetch(`${site.baseUrl}/media/${id}`)).headers.get('content-length'))).toBe(storedBytes)
  })

  test(`keeps ${fileVersionsMax} versions, whose bytes go with it`, async () => {
    const { fileStore, database } = site.app.services
    const stored = async () => {
      let count = 0
      for await (const _ of fileStore.list()) count++
      return count
    }
    const before = await stored()
    for (let count = 0; count < fileVersionsMax + 2; count++) {
      await replace('blue')
      await runQueued(site)
    }
    expect((await files().listFileVersions({ fileId: id })).versions).toHaveLength(fileVersionsMax + 1)
    expect(await stored()).toBe(before + fileVersionsMax)
    await files().bulkDeleteFiles({ fileIds: [id], permanent: true })
    expect(await stored()).toBe(before - 1)
    expect(await selectVersionsOf({ db: database, siteId: site.siteId }, [id])).toEqual([])
  })

  test('of a product is shown with its version and size', async () => {
    const jug = 'stoa-jarro-1.webp'
    const webp = await sharp(await pngOf(20, 10, 'blue'))
      .webp()
      .toBuffer()
    const { uploadUrl } = await files().generateFileReplacementUrl({ fileId: jug, mimeType: 'image/webp' })
    await put(uploadUrl, webp)
    await runQueued(site)
    const { product } = await site
      .as(site.visitor())
      .catalogue.getProduct({ id: sampleShop.products.find(({ slug }) => slug === 'jarro')!.id })
    expect(product.media.mainMedia).toMatchObject({
      image: { url: `${site.baseUrl}/media/${jug}?v=2`, width: 20, height: 10 },
      thumbnail: { url: `${site.baseUrl}/media/${jug}/v1/fit/w_50,h_50,q_90/${jug}?v=2` },
    })
  })
})

describe('refused', () => {
  test('400, 415: another media type, announced or sent', async () => {
    expect((await refusalOf(urlFor('video/mp4'))).code).toBe('FILE_TYPE_DIFFERS')
    const response = await put(await urlFor('application/octet-stream'), '%PDF-1.4\n%âãÏÓ\n1 0 obj\n')
    expect(await codeOf(response)).toEqual([415, 'FILE_TYPE_DIFFERS'])
    expect(await shown(`/media/${id}`)).toEqual(['red', immutable])
  })

  test('409: while it is processed; 410: when it is deleted meanwhile', async () => {
    const [first, second] = [await urlFor(), await urlFor()]
    const [one, two] = await Promise.all([put(first, await pngOf(2, 2)), put(second, await pngOf(3, 3))])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    expect(await codeOf(one.status === 409 ? one : two)).toEqual([409, 'FILE_NOT_READY'])
    expect((await refusalOf(urlFor())).code).toBe('FILE_NOT_READY')
    await runQueued(site)
    const third = await urlFor()
    await files().bulkDeleteFiles({ fileIds: [id] })
    const gone = await put(third, await pngOf(2, 2))
    expect(await codeOf(gone)).toEqual([410, 'FILE_DELETED'])
    expect((await refusalOf(urlFor())).code).toBe('RESOURCE_NOT_FOUND')
  })
})

describe('M18: what was deleted or made private isn’t served any more', () => {
  test('not its versions, nor renditions that are cached', async () => {
    const small = `/media/${id}/v1/fill/w_11,h_11/a.png`
    await replace('blue')
    await runQueued(site)
    expect((await shown(small))[0]).toBe('blue')
    await files().bulkDeleteFiles({ fileIds: [id] })
    for (const path of [small, `${small}?v=2`, `/media/${id}?v=1`]) expect((await shown(path))[0]).toBe('404')
  })
})
