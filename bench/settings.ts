/** Settings of a run, described in docs/performance.md. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
export const seconds = Number(process.env.BENCH_SECONDS ?? 1)
export const sizes = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number)
export const callers = Number(process.env.BENCH_CALLERS ?? 16)
/** The measurements to make, by their names in `run.ts`. If undefined, all but the extra ones. */
export const parts = process.env.BENCH_PARTS?.split(',')

/** The first of four ports. */
export const oursPort = Number(process.env.BENCH_PORT ?? 4480)
export const floorPort = oursPort + 1
/** Of the Next app of the stopwatch. */
export const nextPort = oursPort + 2
/** Of the floor with the best statements. */
export const bestPort = oursPort + 3
export const poolSize = 20

const chosenCases = process.env.BENCH_CASES?.split(',')
/** Whether a case is measured: all are, unless BENCH_CASES has parts of names. */
export const isChosen = ({ name }: { name: string }): boolean => chosenCases?.some((part) => name.includes(part)) ?? true
