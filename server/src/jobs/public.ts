export { countFailed, deleteJobsNaming } from './store.ts'
