import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../../kernel/refuse.ts'

/** Argon2id with 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords are checked two at a time, outside the event loop's thread: a rush of sign-ins stalls nothing else. */
const checksAtOnce = 2
/** A tenth of a second each: whoever would wait longer than ten of them is told to come again. */
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

/** How many hashes were compared with so far. Work can be counted, time cannot. */
export const verifications = { count: 0 }

let nobodysHash: Promise<string> | undefined

/** Compares with the account's hash; where there is no account the same work is done for nothing, so that time does not tell (threat A02). */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', cost)
  const against = passwordHash ?? (await nobodysHash)
  verifications.count++
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')))
  return matches && passwordHash !== undefined
}
