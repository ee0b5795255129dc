export { insertMail as writeMail } from './store.ts'
