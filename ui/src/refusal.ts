import type { ApiError } from '@stoa/sdk'

/** A refused call. The server's error is another bundle's class than this app's, so it is known by its name. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/** A call that was refused with this code. */
export const isRefusedWith = (error: unknown, code: string): error is ApiError => isRefusal(error) && error.code === code
