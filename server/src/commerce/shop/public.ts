export { backInStockRulesOf } from './back-in-stock-rules.ts'
export { changeSettings } from './change-settings.ts'
export { lockSettings } from './store.ts'
