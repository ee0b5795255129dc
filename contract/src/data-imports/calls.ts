export * from './import-calls.ts'
export * from './preset-calls.ts'
