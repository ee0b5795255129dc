import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFile } from '@stoa/seed'
import type { Step } from './load.ts'
import { makeSite } from './make-site.ts'
import { median } from './middle.ts'
import type { FloorFile } from './picture-floor.ts'
import { measure, memoryOf, processorTimeOf, startFloor, startOurs, stop } from './processes.ts'
import { callers, floorPort, oursPort, rounds, seconds } from './settings.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const picture = 'stoa-jarro-1.webp'
const original = pictureFile(picture)!
const smallest = 300
const atOnce = 30
const formats = ['webp', 'avif'] as const
type Format = (typeof formats)[number]

/** Measures renditions of pictures: new ones against `sharp` alone, and those in the cache against `node:http` and `fs`. */
export async function renditions(place: Workbench): Promise<void> {
  const site = await makeSite(place, 0)
  const { child } = await startOurs(environmentOf(place, site))
  try {
    const before = memoryOf(child)
    await newOnes()
    const rendered = memoryOf(child)
    await cachedOnes(place, child)
    console.log(`\nMemory of the server: ${before} MB, ${rendered} MB after the new renditions, ${memoryOf(child)} MB after all.`)
  } finally {
    await stop(child)
  }
}

async function newOnes(): Promise<void> {
  console.log(`\n| new renditions of some ${smallest} pixels | sharp alone, per second | ours | ratio |\n|---|---|---|---|`)
  for (const format of formats) {
    const [alone, ours]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const sizes = Array.from({ length: atOnce }, (_, index) => smallest + round * atOnce + index)
      alone.push(await perSecond(sizes, (size) => drawn(readFileSync(original), size, format)))
      ours.push(await perSecond(sizes, (size) => fetched(size, format)))
    }
    console.log(row(`as ${format}`, alone, ours))
  }
}

async function cachedOnes({ folder }: Workbench, child: ChildProcess): Promise<void> {
  const paths = { 'a picture as it is': `/media/${picture}`, 'a rendition': pathOf(smallest, 'webp') }
  const files: Record<string, FloorFile> = {}
  for (const path of Object.values(paths)) files[path] = await copied(path, join(folder, `floor-${Object.keys(files).length}`))
  const floor = await startFloor('picture-floor.ts', { port: floorPort, files })
  try {
    console.log(
      '\n| in the cache, the same bytes | node:http and fs, per second | ours | ratio | processor time for each, µs | ours |\n|---|---|---|---|---|---|',
    )
    for (const [name, path] of Object.entries(paths)) {
      for (const [what, headers, status] of requestsFor(files[path]!)) {
        const [plain, cached]: [Rate[], Rate[]] = [[], []]
        for (let round = 0; round < rounds; round++) {
          plain.push(await measured(floor, floorPort, { path, headers, status }))
          cached.push(await measured(child, oursPort, { path, headers, status }))
        }
        const of = (rates: Rate[], name: keyof Rate) => rates.map((rate) => rate[name])
        const times = [plain, cached].map((rates) => median(of(rates, 'processorUs')).toFixed(0))
        console.log(`${row(`${name}${what}`, of(plain, 'perSecond'), of(cached, 'perSecond'))} ${times.join(' | ')} |`)
      }
    }
  } finally {
    await stop(floor)
  }
}

const requestsFor = ({ headers: { etag = '' } }: FloorFile): [string, Record<string, string>, number][] => [
  ['', {}, 200],
  [', unchanged (304)', { 'if-none-match': etag }, 304],
  [', a range of 1 kB', { range: 'bytes=1000-1999' }, 206],
]

/** Stores what Stoa answers for the floor. */
async function copied(path: string, file: string): Promise<FloorFile> {
  const response = await fetch(`http://127.0.0.1:${oursPort}${path}`)
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive'])
  return { path: file, headers: Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name))) }
}

const pathOf = (size: number, format: Format): string => `/media/${picture}/v1/fill/w_${size},h_${size},q_80,enc_${format}/a`

async function fetched(size: number, format: Format): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${oursPort}${pathOf(size, format)}`)
  if (response.status !== 200) throw new Error(`a rendition answered ${response.status}`)
  await response.arrayBuffer()
}

/** With the settings of `server/src/content/media/render.ts`. */
async function drawn(bytes: Buffer, size: number, format: Format): Promise<void> {
  const resized = sharp(bytes).resize(size, size, { fit: 'cover' })
  await (format === 'avif' ? resized.avif({ quality: 52, effort: 1 }) : resized.webp({ quality: 80 })).toBuffer()
}

async function perSecond(sizes: readonly number[], work: (size: number) => Promise<void>): Promise<number> {
  const began = performance.now()
  for (const size of sizes) await work(size)
  return (sizes.length * 1000) / (performance.now() - began)
}

interface Rate {
  perSecond: number
  /** Of the server for each request. */
  processorUs: number
}

async function measured(server: ChildProcess, port: number, request: Pick<Step, 'path' | 'headers' | 'status'>): Promise<Rate> {
  const before = processorTimeOf(server)
  const result = await measure({ steps: [{ method: 'GET', ...request }], port, callers, seconds, tokens: [''], from: 0 })
  if (result.failure !== undefined) throw new Error(result.failure)
  return { perSecond: result.perSecond, processorUs: ((processorTimeOf(server) - before) * 1000) / result.rounds }
}

const row = (name: string, floor: number[], ours: number[]): string =>
  `| ${name} | ${median(floor).toFixed(0)} | ${median(ours).toFixed(0)} | ${(median(ours) / median(floor)).toFixed(2)} |`
