import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { runIsolated } from '../file-programs/public.ts'
import { type Processor, Unprocessable } from './processor.ts'

/** A drawing without scripts and without references to anything outside of it, and its size (threat M07). It is also served in a sandbox. */
export const processVector: Processor = async ({ path, folder }) => {
  const size = await runIsolated<{ width: number; height: number }>({ program: 'svg', input: path, folder })
  if (size === 'FAILED') throw new Unprocessable('INVALID_IMAGE', 'The drawing is damaged: its XML can’t be read.')
  if (size === 'OVER_LIMIT') throw new Unprocessable('IMAGE_TOO_COMPLEX', 'The drawing is too complex to be checked.')
  return { ...size, content: createReadStream(join(folder, 'plain.svg')) }
}
