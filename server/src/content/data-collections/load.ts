export { insertSamples } from './store.ts'
