/** Bytes that replace others in their place, so that nothing else in a file moves. */
export interface Patch {
  offset: number
  length: number
  /** Zeros, if there are none. */
  bytes?: Buffer
}

const chunkBytes = 64 * 1024

/** Content with patches applied while it is read. */
export async function* withPatches(source: AsyncIterable<Buffer>, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of source) {
    const overlapping = patches.filter(({ offset, length }) => offset < at + chunk.length && offset + length > at)
    if (overlapping.length > 0) applyPatches(chunk, at, overlapping)
    at += chunk.length
    yield chunk
  }
}

/** Writes the part of patches that lies in a chunk, which begins at an offset of the file. */
export function applyPatches(chunk: Buffer, at: number, patches: readonly Patch[]): void {
  for (const { offset, length, bytes = Buffer.alloc(Math.min(length, chunkBytes)) } of patches) {
    const from = Math.max(offset, at)
    const to = Math.min(offset + length, at + chunk.length)
    if (bytes.length === length) bytes.copy(chunk, from - at, from - offset, to - offset)
    else chunk.fill(0, from - at, to - at)
  }
}
