import type { Socket } from 'node:net'
import { inProgramTurn } from './in-turn.ts'
import { linesOf } from './lines.ts'
import { isolated, isolatedMs } from './run-isolated.ts'
import { type RunningProgram, startProgram } from './start-program.ts'
import { startTimeLimit } from './time-limit.ts'

/** A drawing without what could run or load, as text. */
export interface CleanDrawing {
  width: number
  height: number
  text: string
}

/** INVALID: no XML, or no drawing. DOCTYPE: its document type declares what isn't accepted. */
interface DrawingProblem {
  problem: 'INVALID' | 'DOCTYPE'
}

export type Answer = CleanDrawing | DrawingProblem

/** What a process is sent, as a line of JSON. */
export interface DrawingRequest {
  number: number
  text: string
}

/** What it answers. The number is that of the request. */
export interface DrawingResponse {
  number: number
  answer: Answer
}

type Ended = 'FAILED' | 'OVER_LIMIT'

const idleMs = 3000
/** Of one process: what it uses stays bounded. */
const drawingsMax = 100
/** Longer answers aren't those of a drawing. */
const answerLengthMax = 50_000_000

let current: DrawingProcess | undefined

/** Cleans a drawing in a process that may read its program only. The process is kept for the next drawings, because it takes longer to start than to clean most of
 *  them, and ends when none comes. FAILED: it ended. OVER_LIMIT: it took too long, or too much memory. */
export const cleanDrawing = (text: string): Promise<Answer | Ended> =>
  inProgramTurn(async () => {
    const isUsed = current !== undefined
    const answer = await (await running()).clean(text)
    // It may have ended because of the drawings before.
    return typeof answer === 'string' && isUsed ? (await running()).clean(text) : answer
  })

async function running(): Promise<DrawingProcess> {
  return (current ??= new DrawingProcess(await startProgram({ ...isolated({ program: 'svg' }), hasInput: true })))
}

class DrawingProcess {
  readonly #program: RunningProgram
  readonly #answers: AsyncGenerator<string>
  #idle: NodeJS.Timeout | undefined
  #count = 0
  constructor(program: RunningProgram) {
    const { child, stop } = program
    this.#program = program
    this.#answers = linesOf(child.stdout, answerLengthMax, stop)
    child.once('error', () => this.#end())
    child.once('close', () => this.#end())
    // That it has ended is said by its output.
    child.stdin!.on('error', () => {})
    child.stderr.resume()
    child.unref()
    for (const pipe of child.stdio) (pipe as Socket | null)?.unref()
  }

  async clean(text: string): Promise<Answer | Ended> {
    clearTimeout(this.#idle)
    const { child, stop, isOverLimit } = this.#program
    const limit = startTimeLimit(isolatedMs, stop)
    let isAnswered = false
    try {
      const number = ++this.#count
      child.stdin!.write(`${JSON.stringify({ number, text } satisfies DrawingRequest)}\n`)
      const { value, done } = await this.#answers.next()
      const response = done ? undefined : (JSON.parse(value) as DrawingResponse)
      // Another number would be the answer to another drawing.
      if (response?.number !== number) return isOverLimit() ? 'OVER_LIMIT' : 'FAILED'
      isAnswered = true
      return response.answer
    } finally {
      limit.end()
      if (isAnswered) this.#rest()
      else this.#end()
    }
  }

  #rest(): void {
    if (this.#count >= drawingsMax) this.#end()
    else this.#idle = setTimeout(() => this.#end(), idleMs).unref()
  }

  #end(): void {
    if (current === this) current = undefined
    clearTimeout(this.#idle)
    this.#program.child.kill('SIGKILL')
    this.#program.release()
  }
}
