export { scanProblems } from './problems.ts'
export { ScanFailure } from './scan-failure.ts'
export { scanned } from './scanned.ts'
