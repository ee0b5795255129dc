import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../../kernel/refuse.ts'

/** Argon2id with 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords are hashed two at a time in worker threads, so that many sign-ins don't block the event loop. */
const checksAtOnce = 2
/** A hash takes about a tenth of a second. A caller who would wait for more than ten is asked to try again later. */
const waitingMax = 200
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= waitingMax) refuse('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: 10 })
  if (running >= checksAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC'), cost))

/** Number of compared hashes, for tests: work can be counted, time can't. */
export const verifications = { count: 0 }

let nobodysHash: Promise<string> | undefined

/** Compares with the account's hash. Without an account the same work is done, so that timing reveals nothing (threat A02). */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', cost)
  const against = passwordHash ?? (await nobodysHash)
  verifications.count++
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')))
  return matches && passwordHash !== undefined
}
