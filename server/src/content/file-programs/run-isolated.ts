import { realpath } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inProgramTurn } from './in-turn.ts'
import { runProgram } from './run-program.ts'

/** Where the programs and their packages are. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const heapMegabytes = 256
const wasmPages = 4096
const memoryBytesMax = 700_000_000
const timeoutMs = 20_000

/** The programs, each of which reads a file and prints JSON. They aren't imported: what they load is large, and reads what a caller sent. `drawing` needs the decoder
 *  of pictures, which is native code. */
const programs = { svg: './svg-program.ts', pdf: './pdf-program.ts', drawing: './drawing-program.ts' } as const
const withNativeCode: ReadonlySet<keyof typeof programs> = new Set(['drawing'])

interface IsolatedRun {
  program: keyof typeof programs
  input: string
  /** The only folder that it can write to. */
  folder: string
}

/** Reads a file in a process of its own, which may read nothing but the file, write nothing but its results, and start nothing. */
export async function runIsolated<T>({ program, input, folder }: IsolatedRun): Promise<T | 'FAILED' | 'OVER_LIMIT'> {
  const [file, output] = [await realpath(input), await realpath(folder)]
  const flags = [
    '--permission',
    `--allow-fs-read=${root}*`,
    `--allow-fs-read=${file}`,
    `--allow-fs-read=${output}/*`,
    `--allow-fs-write=${output}/*`,
    `--max-old-space-size=${heapMegabytes}`,
    `--wasm-max-mem-pages=${wasmPages}`,
    '--no-warnings',
    ...(withNativeCode.has(program) ? ['--allow-addons'] : []),
  ]
  const args = [...flags, fileURLToPath(new URL(programs[program], import.meta.url)), file, output]
  const run = { command: process.execPath, args, folder: output, timeoutMs, memoryBytesMax }
  const { outcome, stdout } = await inProgramTurn(() => runProgram(run))
  if (outcome !== 'DONE') return outcome === 'OVER_LIMIT' ? outcome : 'FAILED'
  return JSON.parse(stdout) as T
}
