import { beforeAll, expect, test } from 'vitest'
import { publicMediaMax } from '@stoa/contract/files/limits'
import { storeFile } from '../../../../../tests/support/files.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

const ofVisitor = (fileIds: string[]) => site.as(site.visitor()).files.bulkGetPublicMedia({ fileIds })
const seen = async (...fileIds: string[]) => (await ofVisitor(fileIds)).media.map(({ fileId }) => fileId)
const picture = { mimeType: 'image/webp', width: 20, height: 10 } as const
const video = { mediaType: 'VIDEO', mimeType: 'video/mp4' } as const

test('200: pictures and videos, by any name of the packages, once each and in the order of the request', async () => {
  const jug = await storeFile(site, { ...picture, version: 2 })
  const film = await storeFile(site, video)
  const poster = `${film.id}~poster.jpg`
  const { media } = await ofVisitor([film.id, `wix:image://v1/${jug.id}/a%20jug.webp#originWidth=20`, poster, jug.id])
  const base = `${site.settings.baseUrl}/media/`
  expect(media).toEqual([
    { fileId: film.id, url: `${base}${film.id}` },
    { fileId: jug.id, url: `${base}${jug.id}?v=2` },
    { fileId: poster, url: `${base}${encodeURIComponent(poster)}` },
  ])
})

test('200: others are left out, and so are those of another site', async () => {
  const { id } = await storeFile(site, picture)
  const heic = await storeFile(site, { mimeType: 'image/heic' })
  const unprocessed = await storeFile(site, { ...video, operationStatus: 'PENDING' })
  const text = await storeFile(site, { mediaType: 'DOCUMENT', mimeType: 'text/plain' })
  const theirs = await storeFile(await site.neighbour(), picture)
  expect(await seen(heic.id, unprocessed.id, text.id, theirs.id, 'none', id)).toEqual([id])
})

test.each([
  ['picture', picture],
  ['video', video],
])('200: a %s while it is public and not in the trash', async (_kind, facts) => {
  const { id } = await storeFile(site, facts)
  const { files } = site.as(site.owner())
  const steps = [
    () => files.updateFileDetails({ fileId: id, details: { private: true } }),
    () => files.updateFileDetails({ fileId: id, details: { private: false } }),
    () => files.bulkDeleteFiles({ fileIds: [id] }),
    () => files.bulkRestoreFilesFromTrashBin({ fileIds: [id] }),
  ]
  const states: boolean[] = []
  for (const step of steps) {
    await step()
    states.push((await seen(id)).length === 1)
  }
  expect(states).toEqual([false, true, false, true])
})

test('400: too many IDs', async () => {
  const refusal = await refusalOf(ofVisitor(Array.from({ length: publicMediaMax + 1 }, (_, index) => `f${index}`)))
  expect([refusal.status, brokenRules(refusal)]).toEqual([400, ['fileIds MAX_SIZE']])
})
