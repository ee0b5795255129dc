/** PostgreSQL's code, and those of the operating system for files of our own: no space, or a quota is used up. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const visibleMs = 60_000

let fullUntil = 0

/** Whether a write failed because a disk is full. */
export const isDiskFullError = (error: unknown): boolean => error instanceof Error && fullCodes.has((error as { code?: unknown }).code)

export function reportDiskFull(now = performance.now()): void {
  fullUntil = now + visibleMs
}

/** Whether a write has failed within a minute because a disk is full. */
export const isDiskFull = (now = performance.now()): boolean => now < fullUntil
