export { batchedJob, type NamedJob } from './batched-job.ts'
export { serverContext } from './server-context.ts'
export { countFailed, deleteJobsNaming } from './store.ts'
