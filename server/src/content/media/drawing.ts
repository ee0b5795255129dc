import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../../kernel/context.ts'
import { createLatest } from '../../kernel/latest.ts'
import { inWorkFolder, runIsolated } from '../file-programs/public.ts'
import { UnreadablePicture } from './render.ts'
import { findCached, makeCached, renditionName } from './rendition-cache.ts'
import type { Transform } from './transform.ts'

/** Drawings are served as they are, unless all of one is requested as a PNG. */
export const isDrawn = ({ encoding, crop }: Transform): boolean => encoding === 'png' && crop === undefined

/** When drawings failed. They aren't tried again for a while: what takes too long, or too much memory, would do so each time. */
const failures = createLatest<string, number>(1_000)
const retryAfterMs = 10 * 60_000

/** A drawing as a PNG, from which its renditions are made. It is drawn once, in a process of its own, because its author decides how much there is to draw. Undefined
 *  if its bytes are gone. */
export async function drawingOf(services: Pick<Services, 'settings' | 'fileStore'>, contentKey: string): Promise<Buffer | undefined> {
  if (performance.now() < (failures.get(contentKey) ?? -Infinity) + retryAfterMs) throw new UnreadablePicture('unreadable')
  const { dataFolder } = services.settings
  const name = renditionName(contentKey, 'drawing')
  const drawn = await (await findCached(dataFolder, name))?.read()
  return drawn ?? makeCached(dataFolder, name, { make: () => draw(services, contentKey) })
}

async function draw({ settings, fileStore }: Pick<Services, 'settings' | 'fileStore'>, contentKey: string): Promise<Buffer | undefined> {
  const content = await fileStore.read(contentKey)
  if (!content) return undefined
  return inWorkFolder(settings, async (folder) => {
    const input = join(folder, 'original.svg')
    await pipeline(content, createWriteStream(input))
    const drawn = await runIsolated<{ width: number }>({ program: 'drawing', input, folder })
    if (typeof drawn === 'object') return readFile(join(folder, 'drawing.png'))
    failures.set(contentKey, performance.now())
    throw new UnreadablePicture('unreadable')
  })
}
