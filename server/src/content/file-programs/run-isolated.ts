import { realpath } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inProgramTurn } from './in-turn.ts'
import { runProgram } from './run-program.ts'
import type { Command } from './start-program.ts'

/** Where the programs and their packages are. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const heapMegabytes = 256
const wasmPages = 4096
const memoryBytesMax = 700_000_000
/** For one file. */
export const isolatedMs = 20_000

/** The programs. They aren't imported: what they load is large, and reads what a caller sent. `drawing` needs the decoder of pictures, which is native code. */
const programs = { svg: './svg-program.ts', pdf: './pdf-program.ts', drawing: './drawing-program.ts' } as const
const withNativeCode: ReadonlySet<keyof typeof programs> = new Set(['drawing'])

interface Isolated {
  program: keyof typeof programs
  /** Where it runs: by default where it is. */
  folder?: string
  args?: readonly string[]
  /** What it may do besides reading itself: options of Node. */
  permissions?: readonly string[]
}

/** How a program starts in a process that may read itself and nothing else, write nothing, and start nothing. */
export function isolated({ program, folder = root, args = [], permissions = [] }: Isolated): Command {
  const flags = [
    '--permission',
    `--allow-fs-read=${root}*`,
    ...permissions,
    `--max-old-space-size=${heapMegabytes}`,
    `--wasm-max-mem-pages=${wasmPages}`,
    '--no-warnings',
    ...(withNativeCode.has(program) ? ['--allow-addons'] : []),
  ]
  const path = fileURLToPath(new URL(programs[program], import.meta.url))
  return { command: process.execPath, args: [...flags, path, ...args], folder, memoryBytesMax }
}

interface IsolatedRun extends Pick<Isolated, 'program'> {
  input: string
  /** The only folder that it can write to. */
  folder: string
}

/** Reads a file in a process of its own, which may read nothing but the file and write nothing but its results. The program prints JSON. */
export async function runIsolated<T>({ program, input, folder }: IsolatedRun): Promise<T | 'FAILED' | 'OVER_LIMIT'> {
  const [file, output] = [await realpath(input), await realpath(folder)]
  const permissions = [`--allow-fs-read=${file}`, `--allow-fs-read=${output}/*`, `--allow-fs-write=${output}/*`]
  const command = isolated({ program, folder: output, args: [file, output], permissions })
  const { outcome, stdout } = await inProgramTurn(() => runProgram({ ...command, timeoutMs: isolatedMs }))
  if (outcome !== 'DONE') return outcome === 'OVER_LIMIT' ? outcome : 'FAILED'
  return JSON.parse(stdout) as T
}
