export * from './deletion-calls.ts'
export * from './member-calls.ts'
export * from './status-calls.ts'
