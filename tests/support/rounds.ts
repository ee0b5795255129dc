const isLong = process.env.STOA_TEST_LONG === '1'

/** How often a model, a race or a crash is run: `few` times in `npm test`, `many` times in `npm run test:long`. */
export const timesToRun = (few: number, many: number): number => (isLong ? many : few)

/** Where random input begins: always at one place in `npm test`, so that its answer is the same every time; anywhere in a long run, which prints it.
 *  `STOA_TEST_SEED` runs one again. */
export const seed = Number(process.env.STOA_TEST_SEED ?? (isLong ? Date.now() % 2 ** 31 : 22_039_698))

/** 1, 2, 3 … */
export const roundsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
