import { get } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { storeFile } from '../../../../tests/support/files.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, pngOf } from '../../../../tests/support/uploads.ts'
import { inTurn } from './turn.ts'

let site: MediaSite
beforeAll(async () => {
  site = await makeMediaSite()
})
afterAll(() => closeMediaSite(site))

test('a picture isn’t rendered if all who asked for it left before its turn', async () => {
  const { rateLimits, fileStore } = site.app.services
  const [arrived, read] = [vi.spyOn(rateLimits, 'count'), vi.spyOn(fileStore, 'read')]
  const pictures = await Promise.all(
    [1, 2, 3].map(async () => storeFile(site, { mimeType: 'image/png', width: 60, height: 40 }, await pngOf(60, 40))),
  )
  const [left, stayed, last] = pictures.map(({ id }) => `${site.baseUrl}/media/${id}/v1/fill/w_20,h_20/a.png`) as [string, string, string]
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const others = inTurn(() => promise)
  const leaving = [left, left, stayed].map((url) => get(url, { agent: false }).on('error', () => {}))
  const answered = fetch(stayed)
  await expect.poll(() => arrived.mock.calls.length).toBe(4)
  for (const request of leaving) request.destroy()
  // The server knows it too: only the connection of the one who stayed is left.
  await expect.poll(() => new Promise((resolve) => site.server.server.getConnections((_, count) => resolve(count)))).toBe(1)
  release()
  await others
  expect([(await answered).status, (await fetch(last)).status]).toEqual([200, 200])
  expect(read.mock.calls.map(([key]) => key)).toEqual([pictures[1]!.contentKey, pictures[2]!.contentKey])
})

test('a picture isn’t rendered for one who left before the file was found', async () => {
  const { database, rateLimits, fileStore } = site.app.services
  const [gone, last] = await Promise.all(
    [1, 2].map(async () => storeFile(site, { mimeType: 'image/png', width: 60, height: 40 }, await pngOf(60, 40))),
  )
  const urlOf = (id: string) => `${site.baseUrl}/media/${id}/v1/fill/w_20,h_20/b.png`
  const [arrived, read] = [vi.spyOn(rateLimits, 'count').mockClear(), vi.spyOn(fileStore, 'read').mockClear()]
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const one = database.one.bind(database)
  const found = vi.spyOn(database, 'one').mockImplementation(async (statement) => {
    await promise
    return one(statement)
  })
  const request = get(urlOf(gone!.id), { agent: false }).on('error', () => {})
  const connections = () => new Promise((resolve) => site.server.server.getConnections((_, count) => resolve(count)))
  await expect.poll(() => found.mock.calls.length).toBeGreaterThan(0)
  const others = Number(await connections()) - 1
  request.destroy()
  await expect.poll(connections).toBe(others)
  release()
  found.mockRestore()
  // Found after the other one: the database answered that first.
  expect((await fetch(urlOf(last!.id))).status).toBe(200)
  expect(read.mock.calls.map(([key]) => key)).toEqual([last!.contentKey])
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(log).not.toHaveBeenCalled()
})
