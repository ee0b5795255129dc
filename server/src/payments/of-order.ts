export { lockIntentOfOrder as lockPaymentOf } from './store.ts'
