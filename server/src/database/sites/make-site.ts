export { insertSite as makeSite, saveBaseUrl, type NewSite } from './store.ts'
