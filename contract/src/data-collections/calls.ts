export * from './collection-calls.ts'
export * from './index-calls.ts'
