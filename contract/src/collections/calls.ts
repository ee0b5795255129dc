export * from './reader-calls.ts'
export * from './writer-calls.ts'
export * from './settings-calls.ts'
