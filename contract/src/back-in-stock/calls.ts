export * from './request-calls.ts'
export * from './settings-calls.ts'
export * from './own-calls.ts'
export * from './wave-calls.ts'
