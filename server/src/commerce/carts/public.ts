export { finishCart } from './finish.ts'
