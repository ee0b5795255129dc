export { catalogueJobs } from './work.ts'
