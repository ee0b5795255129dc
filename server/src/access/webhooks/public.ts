export { clearAnswers } from './deliveries/store.ts'
export { endApp } from './end-app.ts'
export { isInTrouble } from './store.ts'
