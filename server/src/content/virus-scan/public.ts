export { scanProblems } from './problems.ts'
export { ScanFailure } from './scan-failure.ts'
export { withVirusScan } from './with-virus-scan.ts'
