export { findIntentOfOrder as findPaymentOf, lockIntentOfOrder as lockPaymentOf } from './store.ts'
