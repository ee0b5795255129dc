import { randomInt } from 'node:crypto'
import { secretHash } from '../../kernel/secret.ts'

/** Without the letters that are read as others. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const codeLength = 6
export const codeMinutes = 10
export const triesMax = 5

export const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** A code is kept as a hash together with the token it belongs to: nobody who reads the table can try all codes there are. */
export const codeHash = (code: string, stateToken: string): string => secretHash(`${stateToken} ${code.trim().toUpperCase()}`)
