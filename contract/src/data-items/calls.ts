export * from './item-calls.ts'
export * from './query-calls.ts'
export * from './bulk-calls.ts'
export * from './reference-calls.ts'
