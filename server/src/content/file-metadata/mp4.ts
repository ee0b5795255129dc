import { type Box, boxesIn, type Read } from './boxes.ts'
import type { Patch } from './patch.ts'
import { sampleRanges } from './samples.ts'

/** What a camera or an editor writes beside sound and film: places, devices, names, notes. */
const metadataBoxes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/** Turns the metadata of an MP4 or QuickTime file, and its tracks of sensors, into free space, so that nothing else moves. */
export async function mp4Patches(read: Read, size: number): Promise<Patch[]> {
  const outer = await boxesIn(read, { start: 0, end: size })
  const movie = outer.find(({ type }) => type === 'moov')
  const inner = movie ? await boxesIn(read, { start: movie.body, end: movie.end }) : []
  const patches: Patch[] = []
  for (const box of [...outer, ...inner]) if (metadataBoxes.has(box.type)) patches.push(...freed(box))
  for (const track of inner.filter(({ type }) => type === 'trak')) patches.push(...(await ofTrack(read, track)))
  return patches
}

async function ofTrack(read: Read, track: Box): Promise<Patch[]> {
  const boxes = await boxesIn(read, { start: track.body, end: track.end })
  const media = boxes.find(({ type }) => type === 'mdia')
  const inMedia = media ? await boxesIn(read, { start: media.body, end: media.end }) : []
  const handler = inMedia.find(({ type }) => type === 'hdlr')
  const kind = handler ? (await read(handler.body + 8, 4)).toString('latin1') : ''
  if (kind === 'meta' || kind === 'camm') {
    const samples = await sampleRanges(read, inMedia)
    return [...freed(track), ...samples]
  }
  return boxes.filter(({ type }) => metadataBoxes.has(type)).flatMap(freed)
}

const freed = ({ start, body, end }: Box): Patch[] => [
  { offset: start + 4, length: 4, bytes: Buffer.from('free', 'latin1') },
  { offset: body, length: end - body },
]
