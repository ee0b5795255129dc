import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { storeFile } from '../../../../tests/support/files.ts'
import { startProcess, type SiteProcess } from '../../../../tests/support/site-process.ts'
import { clientAs, makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { pngOf } from '../../../../tests/support/uploads.ts'
import type { FileStore } from '../../kernel/file-store.ts'
import { diskStore } from '../file-store/index.ts'
import { serveMedia } from './serve.ts'

interface Process extends SiteProcess {
  /** What it has sent and read so far. */
  counts(): { statements: number; reads: number }
}

let site: TestSite
const processes: Process[] = []

/** A process of the site, on the same disk. */
function addProcess(): Process {
  let reads = 0
  const store = diskStore(join(site.settings.dataFolder, 'media'))
  const fileStore: FileStore = { ...store, read: (...where) => (reads++, store.read(...where)) }
  const started = startProcess(site, { fileStore })
  serveMedia(started.server, started.app)
  const added = { ...started, counts: () => ({ statements: started.database.statements.count, reads }) }
  processes.push(added)
  return added
}

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  addProcess()
  addProcess()
})
afterAll(async () => {
  for (const { close } of processes) await close()
  rmSync(site.settings.dataFolder, { recursive: true, force: true })
})

const get = ({ server }: Process, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers })

/** Stored by the first process, so that it needn't look for it. */
const storePicture = async () =>
  storeFile({ ...site, database: processes[0]!.database }, { mimeType: 'image/png', width: 60, height: 40 }, await pngOf(60, 40))

describe('a file that was requested before', () => {
  test.each(['', '/v1/fill/w_20,h_20/a.png', '/v1/fit/w_20,h_20,enc_auto/a.png'])(
    '/media/<id>%s needs no statement, and nothing of the store',
    async (rest) => {
      const [first] = processes as [Process]
      const { id } = await storePicture()
      const url = `/media/${id}${rest}`
      const answer = await get(first, url)
      const before = first.counts()
      const [again, part, head, unchanged] = await Promise.all([
        get(first, url),
        get(first, url, { range: 'bytes=1-5' }),
        get(first, url, {}, 'HEAD'),
        get(first, url, { 'if-none-match': String(answer.headers.etag) }),
      ])
      expect([again.statusCode, part.statusCode, head.statusCode, unchanged.statusCode]).toEqual([200, 206, 200, 304])
      expect(again.rawPayload).toEqual(answer.rawPayload)
      expect(part.rawPayload).toEqual(answer.rawPayload.subarray(1, 6))
      const sameHeaders = ({ headers }: typeof answer) => ({ ...headers, date: '', 'x-wix-request-id': '' })
      expect([sameHeaders(again), sameHeaders(head)]).toEqual([sameHeaders(answer), sameHeaders(answer)])
      expect(first.counts()).toEqual(before)
    },
  )

  test('needs one statement for all who ask for it at the same time', async () => {
    const [first] = processes as [Process]
    const { id } = await storePicture()
    const before = first.counts().statements
    await Promise.all(Array.from({ length: 20 }, () => get(first, `/media/${id}`)))
    expect(first.counts()).toEqual({ statements: before + 1, reads: expect.any(Number) as number })
  })
})

describe('a file', () => {
  test.each<[string, (client: Client, fileId: string) => Promise<unknown>]>([
    ['made private', ({ files }, fileId) => files.updateFileDetails({ fileId, details: { private: true } })],
    ['deleted', ({ files }, fileId) => files.bulkDeleteFiles({ fileIds: [fileId] })],
  ])('that was %s: it isn’t served from then on, in the same process at once, in others once they know', async (_, change) => {
    const [first, second] = processes as [Process, Process]
    const { id } = await storePicture()
    const urls = [`/media/${id}`, `/media/${id}/v1/fill/w_9,h_9/a.png`]
    const statuses = (one: Process) => Promise.all(urls.map(async (url) => (await get(one, url)).statusCode))
    for (const one of [first, second, first, second]) expect(await statuses(one)).toEqual([200, 200])
    await change(clientAs(first.app, site.owner()), id)
    expect(await statuses(first)).toEqual([404, 404])
    await expect.poll(() => statuses(second), { timeout: 10_000, interval: 20 }).toEqual([404, 404])
  })
})

test('what one process rendered, another one sends', async () => {
  const [first, second] = processes as [Process, Process]
  const { id } = await storePicture()
  const url = `/media/${id}/v1/fill/w_21,h_21/a.png`
  const made = await get(first, url)
  const before = second.counts().reads
  expect((await get(second, url)).rawPayload).toEqual(made.rawPayload)
  expect(second.counts().reads).toBe(before)
})
