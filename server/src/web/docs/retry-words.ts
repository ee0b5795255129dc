import type { NamedCall } from '@stoa/contract/routes'

/** What becomes of a call that is made a second time. */
export function retryWords({ call }: NamedCall): string {
  if (call.writes === false) return 'It only reads: made again it answers anew, and nothing has changed by it.'
  if (call.writes === 'own')
    return 'It writes, but keeps no answer under an `Idempotency-Key`: an outside service or a secret is part of it. What it does when repeated is said above and in its refusals.'
  return `${doneOnce}${call.tellsSecret ? ` ${sealed}` : ''}`
}

const doneOnce =
  'Under the same `Idempotency-Key` it is done once: for a day at least, the second call is answered with what the first was answered. The SDK sends such a key with every write. Without a key each call is done for itself. Another request under a used key is refused with `IDEMPOTENCY_KEY_REUSED`.'

const sealed =
  'The answer holds a secret: it is kept sealed with that very key, so the key must have 20 characters at least, and be one that nobody guesses.'
