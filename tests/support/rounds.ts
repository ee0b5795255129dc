export const isLong = process.env.STOA_TEST_LONG === '1'

/** The number of rounds of a model, race or crash: `few` in `npm test`, `many` in `npm run test:long`. */
export const timesToRun = (few: number, many: number): number => (isLong ? many : few)

/** The seed of random input: always the same in `npm test`, so that results can be repeated; random in a long run, which prints it. `STOA_TEST_SEED`
 *  repeats a run. */
export const seed = Number(process.env.STOA_TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 22_039_698))

/** 1, 2, 3 … */
export const roundsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
