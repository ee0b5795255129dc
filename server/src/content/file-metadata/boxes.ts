import { requireThat } from './malformed.ts'

/** Reads some bytes of a file; fewer at its end. */
export type Read = (offset: number, length: number) => Promise<Buffer>

/** A box of the ISO base media format, of which MP4, QuickTime, HEIC and AVIF files consist. */
export interface Box {
  type: string
  start: number
  /** Where its content begins. */
  body: number
  end: number
}

const boxesMax = 10_000

export const readOf =
  (bytes: Buffer): Read =>
  (offset, length) =>
    Promise.resolve(bytes.subarray(offset, offset + length))

/** The boxes between two offsets. What follows the last whole one is left out. */
export async function boxesIn(read: Read, { start, end }: { start: number; end: number }): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    requireThat(boxes.length < boxesMax)
    const head = await read(at, 16)
    if (head.length < 8) break
    const short = head.readUInt32BE(0)
    const isLong = short === 1
    if (isLong && head.length < 16) break
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    const body = at + (isLong ? 16 : 8)
    if (!Number.isSafeInteger(size) || at + size < body || at + size > end) break
    boxes.push({ type: head.toString('latin1', 4, 8), start: at, body, end: at + size })
    at += size
  }
  return boxes
}
