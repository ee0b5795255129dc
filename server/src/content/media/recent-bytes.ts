import { createSizedStore, type Sized } from '../../cache/sized-store.ts'

/** In all, for each process. */
const bytesMax = 24 * 1024 * 1024
/** Larger contents are streamed. */
export const smallBytesMax = 256 * 1024
/** What an entry takes besides its bytes. */
const entryBytes = 300
/** From then on the content is read again, so that the disk learns that it is still in use. */
const retainedMs = 3_600_000

/** Small contents that were sent lately, by names under which the content never changes. */
export interface RecentBytes {
  find(name: string): Buffer | undefined
  /** Reads what isn't there, once for all concurrent requests. Undefined if there is nothing to read. */
  load(name: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>
}

interface Entry extends Sized {
  content: Buffer
  until: number
}

export function createRecentBytes(clock: () => number = () => performance.now()): RecentBytes {
  const entries = createSizedStore<Entry>(bytesMax)
  const inProgress = new Map<string, Promise<Buffer | undefined>>()
  const find = (name: string): Buffer | undefined => {
    const entry = entries.find(name)
    return entry && entry.until > clock() ? entry.content : undefined
  }
  const add = (name: string, content: Buffer): void => {
    if (content.length > smallBytesMax) return
    entries.put(name, { content: alone(content), bytes: content.length + entryBytes, until: clock() + retainedMs })
  }
  const readAndAdd = async (name: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const content = await read()
    if (content) add(name, content)
    return content
  }
  return {
    find,
    async load(name, read) {
      const content = find(name)
      if (content) return content
      let reading = inProgress.get(name)
      if (!reading) inProgress.set(name, (reading = readAndAdd(name, read).finally(() => inProgress.delete(name))))
      return reading
    },
  }
}

/** A part of a larger piece of memory would keep all of it. */
function alone(content: Buffer): Buffer {
  if (content.length === content.buffer.byteLength) return content
  const copy = Buffer.allocUnsafeSlow(content.length)
  content.copy(copy)
  return copy
}
