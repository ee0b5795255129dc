import { getHeapStatistics } from 'node:v8'

const oldMaxMb = 1024
/** A small machine has a lower bound of its own. */
const ownMb = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20)

/** How Node keeps its memory. A small young generation needs less under load, and so does an old one with a bound, which is collected earlier; neither takes more
 *  processor time (`BENCH_PARTS=heap npm run bench`, docs/performance.md). */
export const heapFlags = ['--max-semi-space-size=8', `--max-old-space-size=${Math.min(oldMaxMb, ownMb)}`]
