import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFfmpeg } from '../../server/src/content/file-programs/public.ts'

export const hasFfmpeg = (await findFfmpeg({})) !== undefined
if (!hasFfmpeg) console.log('Tests of sound and film are skipped: this machine has no ffmpeg.')

/** Makes a film or a recording with ffmpeg, as a file of a folder. */
export function makeFilm(folder: string, name: string, ...args: string[]): Buffer {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, join(folder, name)])
  return readFileSync(join(folder, name))
}
