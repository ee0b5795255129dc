export { deleteJobsOf } from './store.ts'
