import { logFault } from '../kernel/log.ts'

/** Logs an error that pg-boss reports: the error itself or, of a worker, an object with its fields and the names of the worker and its queue. */
export function logQueueFault(reported: Error & { queue?: string; worker?: string }): void {
  const error = reported instanceof Error ? reported : Object.assign(new Error(), reported as object)
  logFault(error, { job: reported.queue ?? 'queue' })
}
