import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { runQueued } from '../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { closeMediaSite, makeMediaSite, type MediaSite, pngOf, storedKeys } from '../../../../tests/support/uploads.ts'
import { importFileKind } from './job-kind.ts'

let site: MediaSite
let outside: Server
let from: string
let png: Buffer
/** What happens while a file is fetched. */
let during: () => Promise<unknown> = async () => {}
const requests: { url: string; headers: Record<string, unknown> }[] = []

beforeAll(async () => {
  site = await makeMediaSite()
  png = await pngOf(6, 4)
  outside = createServer((request, response) => {
    requests.push({ url: request.url!, headers: request.headers })
    const path = request.url!.split('?')[0]!
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
    if (path === '/moved') return void response.writeHead(302, { location: '/jug.png' }).end()
    if (path === '/inside') return void response.writeHead(302, { location: 'ftp://127.0.0.1/jug.png' }).end()
    if (path === '/page') return void response.end('<!doctype html><p>no')
    if (path === '/during') return void during().then(() => response.end(png))
    if (path === '/endless') {
      response.write(png)
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1_000_000), more)
      }
      return more()
    }
    if (path === '/busy') return void during().then(() => response.writeHead(503).end())
    return path === '/jug.png' ? void response.end(png) : void response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  from = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.closeAllConnections()
  outside.close()
  await closeMediaSite(site)
})

const api = () => site.as(site.owner()).files
async function imported(request: RequestOf<typeof files.importFile>) {
  const { file } = await api().importFile(request)
  expect(file).toMatchObject({ operationStatus: 'PENDING', sourceUrl: expect.stringContaining('http') })
  await runQueued(site)
  return (await api().getFileDescriptor({ fileId: file.id })).file
}
const failureOf = async (id: string) => (await storedEvents(site, id)).find(({ slug }) => slug === 'file_failed')?.entity

describe('200', () => {
  test('a picture is fetched, processed and served', async () => {
    const file = await imported({
      url: `${from}/jug.png`,
      urlParams: { size: 5 },
      urlHeaders: { Authorization: 'a' },
    })
    expect(file).toMatchObject({ displayName: 'jug.png', mediaType: 'IMAGE', operationStatus: 'READY', sizeInBytes: String(png.length) })
    expect(file.media!.image!.image).toMatchObject({ width: 6, height: 4 })
    expect(requests.at(-1)).toMatchObject({ url: '/jug.png?size=5', headers: { authorization: 'a', host: new URL(from).host } })
    expect(Buffer.from(await (await fetch(file.url)).arrayBuffer())).toEqual(png)
  })

  test('M03: headers aren’t sent where the URL redirects', async () => {
    const file = await imported({ url: `${from}/moved`, displayName: 'moved.png', urlHeaders: { 'x-key': 'secret' } })
    expect(file.operationStatus).toBe('READY')
    expect(requests.at(-1)).toMatchObject({ url: '/jug.png' })
    expect(requests.at(-1)!.headers['x-key']).toBeUndefined()
  })

  test('one that is deleted while it is fetched leaves nothing, and takes no storage', async () => {
    const stored = async () => [(await api().getStorageUsage({})).storedBytes, await storedKeys(site)]
    const before = await stored()
    const { file } = await api().importFile({ url: `${from}/during` })
    during = () => api().bulkDeleteFiles({ fileIds: [file.id], permanent: true })
    await runQueued(site)
    during = async () => {}
    expect(await stored()).toEqual(before)
  })

  test('several, all or none, and each by itself', async () => {
    const good = { url: `${from}/jug.png` }
    const { files } = await api().bulkImportFiles({ importFileRequests: [good, good] })
    expect(files).toHaveLength(2)
    const { results, bulkActionMetadata } = await api().bulkImportFile({
      importFileRequests: [good, { url: 'nonsense' }, { ...good, parentFolderId: 'none' }],
    })
    expect(results.map(({ itemMetadata, item }) => [itemMetadata.success, itemMetadata.error?.code, item?.operationStatus])).toEqual([
      [true, undefined, 'PENDING'],
      [false, 'INVALID_ARGUMENT', undefined],
      [false, 'FOLDER_NOT_FOUND', undefined],
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
    const refusal = await refusalOf(api().bulkImportFiles({ importFileRequests: [good, { url: 'ftp://a.example/b' }] }))
    expect(refusal.violations).toMatchObject([{ field: 'importFileRequests[1].url', violatedRule: 'FORMAT' }])
  })
})

test('400, M03: headers that aren’t allowed, by their names, and no file', async () => {
  const request = { url: `${from}/jug.png`, urlHeaders: { Host: 'evil.example', Accept: 'a\r\nHost: b' } }
  const violations = [
    { field: 'urlHeaders.Accept', violatedRule: 'FORMAT' },
    { field: 'urlHeaders.Host', violatedRule: 'FIELD_NOT_ALLOWED' },
  ]
  expect((await refusalOf(api().importFile(request))).violations).toMatchObject(violations)
  const several = await refusalOf(api().bulkImportFiles({ importFileRequests: [request] }))
  expect(several.violations).toMatchObject(violations.map((one) => ({ ...one, field: `importFileRequests[0].${one.field}` })))
  const { results } = await api().bulkImportFile({ importFileRequests: [request] })
  expect(results[0]!.itemMetadata).toMatchObject({ success: false, error: { code: 'INVALID_ARGUMENT' } })
})

test('400: more labels than a file can have', async () => {
  const labels = Array.from({ length: 101 }, (_, index) => `label ${index}`)
  const one = await refusalOf(api().importFile({ url: `${from}/jug.png`, labels }))
  expect(one.violations).toMatchObject([{ field: 'labels', violatedRule: 'MAX_SIZE' }])
  const several = await refusalOf(api().bulkImportFiles({ importFileRequests: [{ url: `${from}/jug.png`, labels }] }))
  expect(several.violations).toMatchObject([{ field: 'importFileRequests[0].labels', violatedRule: 'MAX_SIZE' }])
})

test('a path that is too deep creates none of its folders', async () => {
  const filePath = `/deep/${'x/'.repeat(20)}`
  const { results } = await api().bulkImportFile({ importFileRequests: [{ url: `${from}/jug.png`, filePath }] })
  expect(results[0]!.itemMetadata.error?.code).toBe('FOLDER_TOO_DEEP')
  const { folders } = await site.as(site.owner()).folders.searchFolders({ search: 'deep' })
  expect(folders).toEqual([])
})

describe('FAILED', () => {
  test.each([
    ['nothing there', '/none', 'URL_NOT_FETCHED', 'The server of the URL answered with the status 404.'],
    ['a circle of redirects', '/loop', 'URL_NOT_FETCHED', 'The URL redirects more than three times.'],
    ['M01: a redirect to another protocol', '/inside', 'URL_NOT_FETCHED', 'The URL doesn’t lead to a public address.'],
    ['a page', '/page', 'UNSUPPORTED_FILE_FORMAT', 'Files of this format can’t be stored.'],
    ['M04: an endless body', '/endless', 'FILE_SIZE_OVER_LIMIT', 'The file is larger than files of its kind can be.'],
  ])('%s', async (_title, path, code, description) => {
    const file = await imported({ url: `${from}${path}`, externalInfo: { origin: 'o', externalIds: ['1'] } })
    expect(file.operationStatus).toBe('FAILED')
    expect(await failureOf(file.id)).toMatchObject({ externalInfo: { origin: 'o', externalIds: ['1'] }, error: { code, description } })
    expect((await fetch(file.url)).status).toBe(404)
  })

  test('a server that is busy is asked again; the last try is the end', async () => {
    const { file } = await api().importFile({ url: `${from}/busy` })
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => written.mockRestore())
    const start = Date.now()
    for (const seconds of [0, 5, 15]) {
      expect((await api().getFileDescriptor({ fileId: file.id })).file.operationStatus).toBe('PENDING')
      site.clock.now = new Date(start + seconds * 1000 + 1000)
      await runQueued(site)
    }
    site.clock.now = undefined
    expect(await failureOf(file.id)).toMatchObject({ error: { code: 'URL_NOT_FETCHED' } })
    // Other servers may be busy: that isn’t a fault of this one. Node writes its warnings here too, in words.
    const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('{'))
    expect(lines.map((line) => (JSON.parse(line) as { level: string; stack?: string }).level)).toEqual(['warn', 'warn', 'warn'])
    expect(lines.join('')).not.toContain('stack')
    expect(requests.filter(({ url }) => url === '/busy')).toHaveLength(3)
  })

  test('the last try is the end, although the job is added once more during each', async () => {
    const { file } = await api().importFile({ url: `${from}/busy?added` })
    const start = Date.now()
    during = () => site.app.services.queue.add(site.app.services.database, importFileKind, { siteId: site.siteId, id: file.id })
    for (const seconds of [0, 5, 15]) {
      expect((await api().getFileDescriptor({ fileId: file.id })).file.operationStatus).toBe('PENDING')
      site.clock.now = new Date(start + seconds * 1000 + 1000)
      await runQueued(site)
    }
    site.clock.now = undefined
    during = async () => {}
    expect(requests.filter(({ url }) => url === '/busy?added')).toHaveLength(3)
    expect((await api().getFileDescriptor({ fileId: file.id })).file.operationStatus).toBe('FAILED')
  })

  test('another type or kind than was announced', async () => {
    for (const announced of [{ mimeType: 'image/jpeg' }, { mediaType: 'VIDEO' as const }]) {
      const file = await imported({ url: `${from}/jug.png`, ...announced })
      expect(await failureOf(file.id)).toMatchObject({ error: { code: 'MISMATCH_MIME_TYPE' } })
    }
  })

  test('another try is limited to the same type, without the headers of the first', async () => {
    const file = await imported({ url: `${from}/jug.png?again`, mediaType: 'VIDEO', urlHeaders: { authorization: 'Bearer secret' } })
    await api().retryFileProcessing({ fileId: file.id })
    await runQueued(site)
    const tries = requests.filter(({ url }) => url === '/jug.png?again')
    expect(tries.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined])
    expect((await storedEvents(site, file.id)).map(({ slug }) => slug)).toEqual(['file_failed', 'updated', 'file_failed'])
    expect((await api().getFileDescriptor({ fileId: file.id })).file.operationStatus).toBe('FAILED')
  })

  test.each(['http://10.0.0.1/a.png', 'http://[::ffff:10.0.0.1]/a.png', 'http://169.254.169.254/latest', 'http://0xa000001/a.png'])(
    'M01: %s',
    async (url) => {
      const file = await imported({ url })
      expect(await failureOf(file.id)).toMatchObject({ error: { code: 'URL_NOT_FETCHED' } })
    },
  )
})
