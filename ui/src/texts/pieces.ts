const written = new Intl.NumberFormat('en', { useGrouping: 'min2' })

/** `3 items`, `1 item`: a count with its noun. */
export const pieces = (count: number, one: string, many: string): string => `${written.format(count)} ${count === 1 ? one : many}`
