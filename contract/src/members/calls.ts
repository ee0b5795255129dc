export * from './member-calls.ts'
export * from './status-calls.ts'
export * from './deletion-calls.ts'
