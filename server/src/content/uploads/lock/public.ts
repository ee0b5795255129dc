export { uploadLocker } from './locker.ts'
