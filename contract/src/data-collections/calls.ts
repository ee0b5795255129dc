export * from './collection-calls.ts'
export * from './desk-calls.ts'
export * from './index-calls.ts'
export * from './permission-calls.ts'
