export * from './read-calls.ts'
export * from './write-calls.ts'
export * from './amount-calls.ts'
export * from './by-filter-calls.ts'
