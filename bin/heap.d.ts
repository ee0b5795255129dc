export const heapFlags: string[]
