export { sitesIn } from './sites.ts'
export { insertSite as makeSite, saveBaseUrl } from './store.ts'
