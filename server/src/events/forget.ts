export { emptySnapshots } from './store.ts'
