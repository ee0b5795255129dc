import { totalmem } from 'node:os'

/** Enough for the bodies that are handled at once (decision 0108). */
export const oldMbMin = 512
const oldMbMax = 1024

/** How Node keeps its memory. Small generations need less memory under load, and no more processor time (`BENCH_PARTS=heap npm run bench`, docs/performance.md).
 *  The old one is at most a quarter of the machine or container. */
export const heapFlags = ['--max-semi-space-size=8', `--max-old-space-size=${oldGenerationMb(totalmem(), process.constrainedMemory())}`]

/** @param {number} machineBytes @param {number} containerBytes 0 if there is no container. */
export function oldGenerationMb(machineBytes, containerBytes) {
  const available = Math.min(machineBytes, containerBytes || Infinity)
  return Math.round(Math.min(oldMbMax, Math.max(oldMbMin, available / 4 / 2 ** 20)))
}
