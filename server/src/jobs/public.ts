export { deleteJobsNaming } from './store.ts'
