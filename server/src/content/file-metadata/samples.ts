import { type Box, boxesIn, type Read } from './boxes.ts'
import type { Patch } from './patch.ts'

const samplesMax = 1_000_000

/** Where the samples of a track are in the file, from the tables of its media (`stsz`, `stsc`, `stco`). */
export async function sampleRanges(read: Read, media: readonly Box[]): Promise<Patch[]> {
  const tables = await inside(read, await inside(read, media, 'minf'), 'stbl')
  const bytesOf = async (...types: string[]): Promise<Buffer | undefined> => {
    const box = tables.find(({ type }) => types.includes(type))
    return box && read(box.body + 4, box.end - box.body - 4)
  }
  const [sizes, runs, offsets] = [await bytesOf('stsz'), await bytesOf('stsc'), await bytesOf('stco', 'co64')]
  if (!sizes || !runs || !offsets) return []
  const isWide = tables.some(({ type }) => type === 'co64')
  const sizeOf = sampleSizes(sizes)
  const chunks = Math.min(wordAt(offsets, 0), samplesMax)
  const ranges: Patch[] = []
  let sample = 0
  for (let chunk = 0, run = 0; chunk < chunks && sample < samplesMax; chunk++) {
    while (wordAt(runs, 1 + 3 * (run + 1)) === chunk + 1 && run + 1 < wordAt(runs, 0)) run++
    const offset = isWide ? wordAt(offsets, 1 + 2 * chunk) * 2 ** 32 + wordAt(offsets, 2 + 2 * chunk) : wordAt(offsets, 1 + chunk)
    let length = 0
    const count = Math.min(wordAt(runs, 2 + 3 * run), samplesMax)
    for (let index = 0; index < count; index++) length += sizeOf(sample++)
    ranges.push({ offset, length })
  }
  return ranges
}

async function inside(read: Read, boxes: readonly Box[], type: string): Promise<Box[]> {
  const box = boxes.find((one) => one.type === type)
  return box ? boxesIn(read, { start: box.body, end: box.end }) : []
}

/** One size for all samples, or one for each. */
const sampleSizes = (table: Buffer) => (sample: number) => wordAt(table, 0) || wordAt(table, 2 + sample)

const wordAt = (table: Buffer, index: number): number => (index * 4 + 4 <= table.length ? table.readUInt32BE(index * 4) : 0)
