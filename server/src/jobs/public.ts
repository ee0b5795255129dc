export { serverContext } from './server-context.ts'
export { countFailed, deleteJobsNaming } from './store.ts'
