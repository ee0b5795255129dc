/** What is wrong with a field of the form. */
export type Problem = readonly [field: string, rule: string, limit?: number]
