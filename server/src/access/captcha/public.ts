export { newChallenge } from './challenge.ts'
export { requireCaptcha } from './require-captcha.ts'
export { insertProof } from './store.ts'
