/** A file that attacks whatever reads it, made when it is needed. */
export interface HostileFile {
  /** What it does, for the report of a failure. */
  title: string
  /** As the sender names it. */
  name: string
  bytes: Buffer
}

export const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export function u32le(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

export function u16le(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value & 0xffff)
  return bytes
}

/** A file with some of its bytes changed. */
export function damaged(bytes: Buffer, random: () => number, changes: number): Buffer {
  const copy = Buffer.from(bytes)
  // The first bytes stay, so that it is still taken for what it was.
  for (let index = 0; index < changes; index++) copy[16 + Math.floor(random() * (copy.length - 16))] = Math.floor(random() * 256)
  return copy
}
