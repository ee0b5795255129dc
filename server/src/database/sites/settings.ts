export { findPriced, findSettings, lockSettings, saveSettings, type Priced, type SettingsRow } from './store.ts'
