import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@stoa/sdk'
import { makeSite } from './make-site.ts'
import { median } from './middle.ts'
import { memoryOf, processorTimeOf, startFloor, startOurs, stop } from './processes.ts'
import { floorPort, oursPort, rounds } from './settings.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const transferBytes = 200_000_000
const manyUploads = 50
const bytesOfMany = 100_000_000
const rssMaxMb = 300

const head = Buffer.from('504b0304140000000800', 'hex')
const part = Buffer.alloc(64 * 1024, 'stoa')

/** Measures uploads and downloads against `node:http` with `fs`, and the memory of the server during fifty large uploads at once. */
export async function uploads(place: Workbench): Promise<void> {
  const site = await makeSite(place, 0)
  const path = join(place.folder, 'sent')
  writeFileSync(path, Buffer.alloc(transferBytes))
  const { child } = await startOurs(environmentOf(place, site))
  const floor = await startFloor('file-floor.ts', { port: floorPort, path, uploadTo: join(place.folder, 'received') })
  const { apiKey, siteId } = site.settings
  const { files } = createClient({ baseUrl: `http://127.0.0.1:${oursPort}`, apiKey: apiKey!, siteId })
  const urlFor = async (): Promise<string> => onLoopback((await files.generateFileUploadUrl({ mimeType: 'application/zip' })).uploadUrl)
  try {
    const [plainUp, up, plainDown, down]: [Transfers, Transfers, Transfers, Transfers] = [[], [], [], []]
    for (let round = 0; round < rounds; round++) {
      plainUp.push(await transfer(floor, () => send(`http://127.0.0.1:${floorPort}/`, transferBytes)))
      const url = await urlFor()
      let stored = ''
      up.push(await transfer(child, async () => void (stored = await send(url, transferBytes))))
      const { file } = JSON.parse(stored) as { file: { id: string } }
      while ((await files.getFileDescriptor({ fileId: file.id })).file.operationStatus === 'PENDING') await setTimeout(50)
      plainDown.push(await transfer(floor, () => receive(`http://127.0.0.1:${floorPort}/`)))
      down.push(await transfer(child, () => receive(`http://127.0.0.1:${oursPort}/media/${file.id}`)))
    }
    console.log(
      '\n| 200 MB at once | node:http and fs, MB/s | ours | ratio | node:http and fs, processor ms | ours |\n|---|---|---|---|---|---|',
    )
    console.log(row('upload', plainUp, up))
    console.log(row('download', plainDown, down))
    const before = memoryOf(child)
    const most = await memoryDuring(child, async () => {
      const urls: string[] = []
      for (let index = 0; index < manyUploads; index++) urls.push(await urlFor())
      await Promise.all(urls.map((url) => send(url, bytesOfMany)))
    })
    console.log(
      `\nmemory of the server: ${before} MB before, ${most} MB at most while ${manyUploads} uploads of 100 MB run at once (bound: ${rssMaxMb} MB)`,
    )
    if (most > rssMaxMb) process.exitCode = 1
  } finally {
    await stop(floor)
    await stop(child)
  }
}

/** Whatever the public address is. */
const onLoopback = (url: string): string => `http://127.0.0.1:${oursPort}${new URL(url).pathname}`

function* content(bytes: number): Generator<Buffer> {
  yield head
  for (let sent = head.length; sent < bytes; sent += part.length) yield part.subarray(0, Math.min(part.length, bytes - sent))
}

async function send(url: string, bytes: number): Promise<string> {
  const sending = request(url, { method: 'PUT', headers: { 'content-length': bytes } })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  await pipeline(Readable.from(content(bytes)), sending)
  const [response] = await answered
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(`an upload answered ${response.statusCode}: ${body}`)
  return body
}

async function receive(url: string): Promise<void> {
  const asking = request(url).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`a download answered ${response.statusCode}`)
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length
  if (bytes !== transferBytes) throw new Error(`a download had ${bytes} bytes`)
}

type Transfers = { perSecond: number; processorMs: number }[]

async function transfer(server: ChildProcess, work: () => Promise<unknown>): Promise<Transfers[number]> {
  const [began, processor] = [performance.now(), processorTimeOf(server)]
  await work()
  return { perSecond: transferBytes / 1000 / (performance.now() - began), processorMs: processorTimeOf(server) - processor }
}

/** In MB. */
async function memoryDuring(child: ChildProcess, work: () => Promise<void>): Promise<number> {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memoryOf(child))), 50)
  await work().finally(() => clearInterval(timer))
  return most
}

function row(name: string, floor: Transfers, ours: Transfers): string {
  const [plain, own] = [floor, ours].map((all) => median(all.map(({ perSecond }) => perSecond))) as [number, number]
  const [plainMs, ownMs] = [floor, ours].map((all) => median(all.map(({ processorMs }) => processorMs)))
  return `| ${name} | ${plain.toFixed(0)} | ${own.toFixed(0)} | ${(own / plain).toFixed(2)} | ${plainMs} | ${ownMs} |`
}
