export const kinds = ['VISITOR', 'MEMBER', 'STAFF', 'API_KEY', 'APP'] as const

/** People and programs of one kind, by their names. */
export interface CallerGroup {
  kind: Exclude<(typeof kinds)[number], 'VISITOR'>
  people: readonly { id: string; name: string }[]
}
