/** How Node keeps its memory. A small young generation needs less under load, and so does an old one with a bound, which is collected earlier; neither takes more
 *  processor time (`BENCH_PARTS=heap npm run bench`, docs/performance.md). One request needs some megabytes at most, so the bound is far above all of them. */
export const heapFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024']
