/** `3 items`, `1 item`: a count with its word. */
export const pieces = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
