import type { ApiError } from '@stoa/sdk'

/** A refused call. The server's error class is in another bundle than this app's, so it is recognised by name. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/** A call that was refused with this code. */
export const isRefusedWith = (error: unknown, code: string): error is ApiError => isRefusal(error) && error.code === code
