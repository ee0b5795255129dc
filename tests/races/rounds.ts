/** How often a race is run: `STOA_RACE_ROUNDS=20 npx vitest run tests/races` for the long run. */
export const rounds = roundsUpTo(Number(process.env.STOA_RACE_ROUNDS ?? 3))

/** For races that are run a third as often. */
export const fewRounds = roundsUpTo(Math.ceil(rounds.length / 3))

function roundsUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** What came of calls made at the same moment: the answers, and the refusals by status and code. */
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
