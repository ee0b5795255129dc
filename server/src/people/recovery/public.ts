export { deleteTokensOf as endRecoveriesOf } from './store.ts'
