import type { FileStore } from '../../kernel/file-store.ts'
import type { Frame } from './format.ts'

/** All stored files, wherever they are, with what was made of them: their rows are in the backup too. Those that are deleted meanwhile are left out. */
export async function* mediaFrames(store: Pick<FileStore, 'list' | 'read'>): AsyncGenerator<Frame> {
  for await (const { key } of store.list()) {
    const content = await store.read(key)
    if (!content) continue
    yield { kind: 'file', path: key }
    for await (const chunk of content) yield chunk as Buffer
    yield { kind: 'fileEnd' }
  }
}
