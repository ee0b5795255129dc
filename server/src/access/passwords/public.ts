export { checkNewPassword } from './new-password.ts'
export { hashPassword, isPassword } from './passwords.ts'
