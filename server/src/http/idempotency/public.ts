export { forgetAnswersTo } from './forget-caller.ts'
export { keyUse, once } from './once.ts'
