import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../kernel/file-store.ts'
import { createLatest } from '../../kernel/latest.ts'

const headBytes = 21
const animationFlag = 0x02

const animations = createLatest<string, boolean>(5_000)

/** Whether a file may have several frames. The head of a WebP says so; the content of a key never changes. */
export async function isAnimated(fileStore: FileStore, contentKey: string, mimeType: string): Promise<boolean> {
  if (mimeType === 'image/gif') return true
  if (mimeType !== 'image/webp') return false
  const before = animations.get(contentKey)
  if (before !== undefined) return before
  const content = await fileStore.read(contentKey, { start: 0, end: headBytes - 1 })
  const head = content ? await buffer(content) : Buffer.alloc(0)
  const isMoving = head.length === headBytes && head.toString('latin1', 12, 16) === 'VP8X' && (head[20]! & animationFlag) !== 0
  if (content) animations.set(contentKey, isMoving)
  return isMoving
}
