import { setTimeout } from 'node:timers/promises'

/** Waits, or stops waiting when the signal aborts. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => {})
