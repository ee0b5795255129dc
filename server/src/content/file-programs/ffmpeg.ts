import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '../../kernel/settings.ts'
import { runProgram, type ProgramResult } from './run-program.ts'

/** The machine's ffmpeg, which reads and writes sound and film. */
export interface Ffmpeg {
  version: string
  run(options: RunOptions): Promise<ProgramResult>
  probe(options: RunOptions): Promise<ProgramResult>
}

interface RunOptions {
  args: readonly string[]
  folder: string
  timeoutMs: number
  /** Whether it pauses while other programs run. */
  isBackground?: boolean
}

const memoryBytesMax = 1_500_000_000
const findMs = 10_000

const installed = new Map<string, Ffmpeg>()

/** The ffmpeg of the settings, or that on the path. Undefined if the machine has none; it is looked for again then. */
export async function findFfmpeg({ ffmpegPath = 'ffmpeg' }: Pick<Settings, 'ffmpegPath'>): Promise<Ffmpeg | undefined> {
  const known = installed.get(ffmpegPath)
  if (known) return known
  const probePath = ffmpegPath.includes('/') ? join(dirname(ffmpegPath), 'ffprobe') : 'ffprobe'
  const start = (command: string) => (options: RunOptions) =>
    runProgram({ ...options, command, args: ['-hide_banner', '-v', 'error', ...options.args], memoryBytesMax })
  const [run, probe] = [start(ffmpegPath), start(probePath)]
  const versions = await Promise.all([ffmpegPath, probePath].map((command) => versionOf(command)))
  const [version] = versions
  if (version === undefined || versions.includes(undefined)) return undefined
  const ffmpeg: Ffmpeg = { version, run, probe }
  installed.set(ffmpegPath, ffmpeg)
  return ffmpeg
}

async function versionOf(command: string): Promise<string | undefined> {
  const options = { command, args: ['-hide_banner', '-version'], folder: tmpdir(), timeoutMs: findMs, memoryBytesMax }
  const { outcome, stdout } = await runProgram(options)
  return outcome === 'DONE' ? /version (\S+)/.exec(stdout)?.[1] : undefined
}
