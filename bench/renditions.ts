import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureFile } from '@stoa/seed'
import { makeSite } from './make-site.ts'
import { median } from './middle.ts'
import { measure, startFloor, startOurs, stop } from './processes.ts'
import { callers, floorPort, oursPort, rounds, seconds } from './settings.ts'
import { environmentOf } from './site.ts'
import type { Workbench } from './workbench.ts'

const picture = 'stoa-jarro-1.webp'
const smallest = 300
const atOnce = 30
const formats = ['webp', 'avif'] as const
type Format = (typeof formats)[number]

/** Measures renditions of pictures: new ones against `sharp` alone, and those in the cache against `node:http` and `fs`. */
export async function renditions(place: Workbench): Promise<void> {
  const site = await makeSite(place, 0)
  const { child } = await startOurs(environmentOf(place, site))
  const path = pictureFile(picture)!
  const floor = await startFloor('file-floor.ts', { port: floorPort, path })
  try {
    console.log(`\n| new renditions of some ${smallest} pixels | sharp alone, per second | ours | ratio |\n|---|---|---|---|`)
    for (const format of formats) {
      const [alone, ours]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        const sizes = Array.from({ length: atOnce }, (_, index) => smallest + round * atOnce + index)
        alone.push(await perSecond(sizes, (size) => drawn(readFileSync(path), size, format)))
        ours.push(await perSecond(sizes, (size) => fetched(size, format)))
      }
      console.log(row(format, alone, ours))
    }
    console.log('\n| in the cache, the same bytes | node:http and fs, per second | ours | ratio |\n|---|---|---|---|')
    const [plain, cached]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      plain.push(await measured(floorPort, '/'))
      cached.push(await measured(oursPort, `/media/${picture}`))
    }
    console.log(row('a picture as it is', plain, cached))
    const small = await measured(oursPort, pathOf(smallest, 'webp'))
    console.log(`| a rendition | | ${small.toFixed(0)} | |`)
  } finally {
    await stop(floor)
    await stop(child)
  }
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

async function measured(port: number, path: string): Promise<number> {
  const result = await measure({ steps: [{ method: 'GET', path }], port, callers, seconds, tokens: [''], from: 0 })
  if (result.failure !== undefined) throw new Error(result.failure)
  return result.perSecond
}

const row = (name: string, floor: number[], ours: number[]): string =>
  `| ${name} | ${median(floor).toFixed(0)} | ${median(ours).toFixed(0)} | ${(median(ours) / median(floor)).toFixed(2)} |`
