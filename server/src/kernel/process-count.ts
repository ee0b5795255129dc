import { availableParallelism } from 'node:os'

export const processesMax = 16

/** PostgreSQL needs about as much of the processors as the server, and each process has its share of the memory. */
export const processesByDefault = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))
