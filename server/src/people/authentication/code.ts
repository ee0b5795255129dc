import { randomInt } from 'node:crypto'
import { secretHash } from '../../kernel/secret.ts'

/** Without characters that look like others. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const codeLength = 6
export const codeMinutes = 10
export const triesMax = 5

export const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code is stored as a hash together with its token, so that a reader of the table can't try all codes. */
export const codeHash = (code: string, stateToken: string): string => secretHash(`${stateToken} ${code.trim().toUpperCase()}`)
