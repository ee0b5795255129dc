export { changeSettings } from './change-settings.ts'
export { lockSettings } from './store.ts'
