export { deleteMailsAbout } from './store.ts'
