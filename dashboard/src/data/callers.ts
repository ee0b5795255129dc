export const kinds = ['VISITOR', 'MEMBER', 'STAFF', 'API_KEY', 'APP'] as const

/** Callers of one kind, with their names. */
export interface CallerGroup {
  kind: Exclude<(typeof kinds)[number], 'VISITOR'>
  people: readonly { id: string; name: string }[]
}
