import { takesIdempotencyKey } from '@stoa/contract/call'
import type { NamedCall } from '@stoa/contract/routes'

/** What happens when a call is repeated. */
export function retryTexts({ call }: NamedCall): string {
  if (call.writes === false) return 'This call only reads, so you can repeat it safely.'
  if (!takesIdempotencyKey(call))
    return 'This call writes but ignores `Idempotency-Key`, because it involves an external service or a secret. Its description and errors say what a repeated call does.'
  return `${doneOnce}${call.secretAnswer ? ` ${sealed}` : ''}`
}

const doneOnce =
  'With the same `Idempotency-Key`, the call runs once: for at least one day, repeated calls return the first response. The SDK sends a key with every write. Without a key, each call runs separately. A different request with a used key fails with `IDEMPOTENCY_KEY_REUSED`.'

const sealed =
  'The response contains a secret and is stored encrypted with the `Idempotency-Key`, so the key must be random and have at least 20 characters.'
