import { roundsUpTo, timesToRun } from '../support/rounds.ts'

export const rounds = roundsUpTo(timesToRun(3, 20))

/** For races that run a third as often. */
export const fewRounds = roundsUpTo(Math.ceil(rounds.length / 3))

/** The results of parallel calls: the answers, and the errors by status and code. */
export async function outcomes<T>(calls: readonly Promise<T>[]): Promise<{ answers: T[]; refusals: Record<string, number> }> {
  const settled = await Promise.allSettled(calls)
  const answers: T[] = []
  const refusals: Record<string, number> = {}
  for (const outcome of settled) {
    if (outcome.status === 'fulfilled') answers.push(outcome.value)
    else {
      const { status, code } = outcome.reason as { status?: number; code?: string }
      const name = `${status} ${code}`
      refusals[name] = (refusals[name] ?? 0) + 1
    }
  }
  return { answers, refusals }
}
