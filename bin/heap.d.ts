export const heapFlags: string[]
export function oldGenerationMb(machineBytes: number, containerBytes: number): number
export const oldMbMin: number
