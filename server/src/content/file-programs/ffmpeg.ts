import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '../../kernel/settings.ts'
import { runProgram, type ProgramResult } from './run-program.ts'

/** The machine's ffmpeg, which reads and writes sound and film. */
export interface Ffmpeg {
  version: string
  /** Whether it can map the brightness of HDR to that of any screen. Some builds can't: colours become pale. */
  mapsBrightness: boolean
  run(options: RunOptions): Promise<ProgramResult>
  probe(options: RunOptions): Promise<ProgramResult>
}

interface RunOptions {
  args: readonly string[]
  folder: string
  timeoutMs: number
  signal?: AbortSignal
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
  const [[version], [probeVersion], filters] = await Promise.all([
    answersOf(ffmpegPath, '-version', /(?<=version )\S+/g),
    answersOf(probePath, '-version', /(?<=version )\S+/g),
    answersOf(ffmpegPath, '-filters', /(?<=^ \S+ )(?:zscale|tonemap)(?= )/gm),
  ])
  if (version === undefined || probeVersion === undefined) return undefined
  const ffmpeg: Ffmpeg = { version, mapsBrightness: new Set(filters).size === 2, run, probe }
  installed.set(ffmpegPath, ffmpeg)
  return ffmpeg
}

/** What a program answers to a question about itself. */
async function answersOf(command: string, question: string, pattern: RegExp): Promise<string[]> {
  const options = { command, args: ['-hide_banner', question], folder: tmpdir(), timeoutMs: findMs, memoryBytesMax }
  const { outcome, stdout } = await runProgram(options)
  return outcome === 'DONE' ? (stdout.match(pattern) ?? []) : []
}
