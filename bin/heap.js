/** How Node keeps its memory. A small young generation needs less memory under load, and no more processor time (`BENCH_PARTS=heap npm run bench`,
 *  docs/performance.md). */
export const heapFlags = ['--max-semi-space-size=8']
