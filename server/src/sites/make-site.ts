export { insertSite as makeSite, type NewSite } from './store.ts'
