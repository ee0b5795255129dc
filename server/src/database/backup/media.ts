import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FileStore, StoredObject } from '../../kernel/file-store.ts'
import type { Frame } from './format.ts'

type Source = Pick<FileStore, 'list' | 'read'>

/** How often a file is asked for until some of it arrives. */
const triesMax = 5

/** All stored files, wherever they are, with what was made of them: their rows are in the backup too. Those that are deleted meanwhile are left out. A backup can
 *  take hours: a store that fails for a moment doesn't end it. */
export async function* mediaFrames(store: Source, pauseMs = 1_000): AsyncGenerator<Frame> {
  for await (const object of store.list()) {
    const content = await patiently(() => store.read(object.key), pauseMs)
    if (!content) continue
    yield { kind: 'file', path: object.key }
    yield* bytesOf(store, object, { content, pauseMs })
    yield { kind: 'fileEnd' }
  }
}

/** Where the store stopped sending, it goes on: the content of a key never changes. */
async function* bytesOf(
  store: Source,
  { key, size }: StoredObject,
  { content, pauseMs }: { content: Readable; pauseMs: number },
): AsyncGenerator<Buffer> {
  let source: Readable | undefined = content
  let sent = 0
  for (let tries = 1; source; tries++)
    try {
      for await (const chunk of source) {
        sent += (chunk as Buffer).length
        tries = 0
        yield chunk as Buffer
      }
      return
    } catch (error) {
      if (tries >= triesMax) throw error
      if (sent === size) return
      await setTimeout(pauseMs * tries)
      source = await patiently(() => store.read(key, { start: sent, end: size - 1 }), pauseMs)
    }
  throw new Error(`${key} was deleted while it was read`)
}

async function patiently<T>(read: () => Promise<T>, pauseMs: number): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await read()
    } catch (error) {
      if (tries >= triesMax) throw error
      await setTimeout(pauseMs * tries)
    }
}
