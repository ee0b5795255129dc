export { ScanFailure } from './scan-failure.ts'
export { scanned } from './scanned.ts'
