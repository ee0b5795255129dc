import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storeAsset, storeVersion } from '../../../../../tests/support/files.ts'
import { makeTestMember, putInStatus, type TestMember } from '../../../../../tests/support/members.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { createServer } from '../../../http/server.ts'
import type { Db } from '../../../kernel/db.ts'
import { addStoredBytes } from '../../file-usage/public.ts'
import { findAssets, findFileOfSite, selectVersionsOf } from '../../files/public.ts'
import { serveMedia } from '../../media/serve.ts'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  serveMedia(server, site.app)
})
afterAll(() => server.close())

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
const inBase64 = async (made: Sharp): Promise<string> => (await made.toBuffer()).toString('base64')
const set = async ({ identity }: TestMember, data: string) =>
  (await site.as(identity).memberPhotos.setMyPhoto({ data })).member.profile!.photo!
const isStored = async (key: string): Promise<boolean> => (await site.app.services.fileStore.sizeOf(key)) !== undefined
const photosOf = (db: Db, memberId: string) =>
  db.rows<{ id: string; key: string }>(sql`
    select id, content_key as key from files where site_id = ${site.siteId} and id like ${`member-${memberId}%`}`)
const mediaOf = ({ id }: TestMember) => photosOf(site.database, id)

/** Lets transactions of the site fail, with the IDs of the photos that they wrote. */
function failingTransactions(memberId: string, when: 'before the commit' | 'after the commit') {
  const written: { id: string; key: string }[] = []
  const { database } = site.app.services
  const transaction = database.transaction.bind(database)
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const spy = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
    await transaction(async (db) => {
      await work(db)
      written.push(...(await photosOf(db, memberId)))
      if (when === 'before the commit') throw new Error('on purpose')
    })
    throw new Error('on purpose')
  })
  const end = (): void => [spy, log].forEach((mock) => mock.mockRestore())
  onTestFinished(end)
  return { written, end }
}

test('a photo goes with all that the site stores of it', async () => {
  const mia = await makeTestMember(site)
  const scope = { db: site.database, siteId: site.siteId }
  const id = (await set(mia, await inBase64(picture(20, 10).png()))).id!
  await storeVersion(site, id)
  await addStoredBytes(scope, 1)
  await storeAsset(site, id, 'preview')
  const storedBytes = async () => Number((await site.as(site.owner()).files.getStorageUsage({})).storedBytes)
  const before = await storedBytes()
  const { sizeBytes } = (await findFileOfSite(site.database, site.siteId, id))!
  await site.as(mia.identity).memberPhotos.deleteMyPhoto({})
  expect(await storedBytes()).toBe(before - sizeBytes! - 1)
  expect([await selectVersionsOf(scope, [id]), await findAssets(scope, id)]).toEqual([[], []])
})

describe('200', () => {
  test.each([
    ['a PNG', () => picture(20, 10).png(), [20, 10]],
    ['a WebP', () => picture(20, 10).webp(), [20, 10]],
    ['a large JPEG, which is scaled down', () => picture(3000, 1500).jpeg(), [1024, 512]],
    ['a JPEG from a turned camera, which is turned upright', () => picture(20, 10).jpeg().withMetadata({ orientation: 6 }), [10, 20]],
  ] as const)('%s: stored as WebP without metadata, and served to everyone', async (_what, made, [width, height]) => {
    const mia = await makeTestMember(site)
    const photo = await set(mia, await inBase64(made()))
    expect(photo).toMatchObject({ width, height, url: `${site.settings.baseUrl}/media/${photo.id}` })
    const { rawPayload, headers } = await server.inject(`/media/${photo.id}`)
    expect(headers['content-type']).toBe('image/webp')
    const stored = await sharp(rawPayload).metadata()
    expect([stored.format, stored.width, stored.height, stored.exif, stored.orientation]).toEqual([
      'webp',
      width,
      height,
      undefined,
      undefined,
    ])
    const { member } = await site.as(site.owner()).members.getMember({ id: mia.id })
    expect(member.profile?.photo).toEqual(photo)
  })

  test('another photo replaces the first, which is deleted; an event tells of each', async () => {
    const mia = await makeTestMember(site)
    const first = await set(mia, await inBase64(picture(4, 4).png()))
    const firstKey = (await mediaOf(mia))[0]!.key
    const second = await set(mia, await inBase64(picture(5, 5).png()))
    const { key } = (await mediaOf(mia))[0]!
    expect(await mediaOf(mia)).toEqual([{ id: second.id, key }])
    expect([await isStored(firstKey), await isStored(key)]).toEqual([false, true])
    expect((await server.inject(`/media/${first.id}`)).statusCode).toBe(404)
    const { member } = await site.as(mia.identity).memberPhotos.deleteMyPhoto({})
    expect(member.profile?.photo).toBeUndefined()
    expect([await mediaOf(mia), await isStored(key)]).toEqual([[], false])
    await site.as(mia.identity).memberPhotos.deleteMyPhoto({})
    const events = await site.database.rows<{ changed: string[] | null }>(sql`
      select changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${mia.id} order by entity_sequence`)
    expect(events.map(({ changed }) => changed)).toEqual([null, ['profile.photo'], ['profile.photo'], ['profile.photo']])
  })

  test('a member who is purged leaves no photo, and one whose purge fails keeps it', async () => {
    const mia = await makeTestMember(site)
    const { id } = await set(mia, await inBase64(picture(4, 4).png()))
    const { key } = (await mediaOf(mia))[0]!
    const { members } = site.as(site.owner())
    await members.deleteMember({ id: mia.id })
    const failing = failingTransactions(mia.id, 'before the commit')
    await expect(members.purgeMember({ id: mia.id })).rejects.toMatchObject({ status: 500 })
    failing.end()
    expect([await mediaOf(mia), await isStored(key)]).toEqual([[{ id, key }], true])
    await members.purgeMember({ id: mia.id })
    expect([await mediaOf(mia), await isStored(key)]).toEqual([[], false])
  })

  test.each(['before the commit', 'after the commit'] as const)(
    'a photo whose transaction fails %s: the bytes are left to the sweep',
    async (when) => {
      const mia = await makeTestMember(site)
      const data = await inBase64(picture(4, 4).png())
      const failing = failingTransactions(mia.id, when)
      await expect(set(mia, data)).rejects.toMatchObject({ status: 500 })
      failing.end()
      expect(failing.written).toHaveLength(1)
      expect(await mediaOf(mia)).toEqual(when === 'after the commit' ? failing.written : [])
      expect(await isStored(failing.written[0]!.key)).toBe(true)
    },
  )
})

describe('400', () => {
  test.each([
    ['text', async () => Buffer.from('this is no picture').toString('base64')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>').toString('base64')],
    ['a GIF', async () => inBase64(picture(4, 4).gif())],
    ['half a JPEG', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 300).toString('base64')],
    [
      'more than fifty million pixels',
      async () =>
        inBase64(sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'teal' }, limitInputPixels: false }).png()),
    ],
  ])('%s', async (_what, data) => {
    const mia = await makeTestMember(site)
    expect(await refusalOf(set(mia, await data()))).toMatchObject({ status: 400, code: 'PHOTO_INVALID' })
    expect(await mediaOf(mia)).toEqual([])
  })

  test('more than 5 MB, and what isn’t base64', async () => {
    const mia = await makeTestMember(site)
    for (const [data, rule] of [
      ['A'.repeat(6_666_672), 'MAX_LENGTH'],
      ['a photo!', 'FORMAT'],
    ] as const)
      expect((await refusalOf(set(mia, data))).violations).toMatchObject([{ field: 'data', violatedRule: rule }])
  })
})

test('403 and 404: only a member who may sign in', async () => {
  const data = await inBase64(picture(4, 4).png())
  for (const other of [site.visitor(), site.owner()])
    expect(await refusalOf(site.as(other).memberPhotos.setMyPhoto({ data }))).toMatchObject({ status: 403 })
  const mia = await makeTestMember(site)
  await putInStatus(site, mia.id, 'BLOCKED')
  expect(await refusalOf(set(mia, data))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
  expect(await refusalOf(site.as(mia.identity).memberPhotos.deleteMyPhoto({}))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
})

test('429: photos can’t be sent without end', async () => {
  const limited = await makeTestSite({ rateLimits: 'default' })
  const mia = await makeTestMember(limited)
  const codes: string[] = []
  for (let sent = 0; sent < 21; sent++)
    codes.push((await refusalOf(limited.as(mia.identity).memberPhotos.setMyPhoto({ data: 'AAAA' }))).code)
  expect([...new Set(codes.slice(0, 20)), codes[20]]).toEqual(['PHOTO_INVALID', 'TOO_MANY_REQUESTS'])
})
