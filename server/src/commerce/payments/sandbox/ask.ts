import type { Context } from '../../../kernel/context.ts'
import { log } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { PaymentIntent } from '../intent.ts'
import { addressOf } from './address.ts'
import { secretOf } from './secret.ts'
import type { Charge } from './store.ts'

type Asking = Pick<Context, 'services' | 'site'>

/** How long the provider's answer is waited for; what it decided in the meantime stands all the same. */
const patienceMs = 4_000

/** Charges a card for a payment. Asked again with the same payment, the provider charges nothing and answers what it decided the first time. */
export const chargeCard = async (asking: Asking, intent: PaymentIntent, cardNumber: string): Promise<Charge> =>
  (await ask(asking, intent, { method: 'POST', body: { amountMinor: intent.amountMinor, currency: intent.currency, cardNumber } })) ??
  unavailable()

/** What became of a payment; undefined where the provider was never asked. */
export const findCharge = (asking: Asking, intent: PaymentIntent): Promise<Charge | undefined> => ask(asking, intent, { method: 'GET' })

/** Ends a payment at the provider: from now on nothing can be charged for it. The answer is CANCELED, or what was decided before. */
export const cancelCharge = async (asking: Asking, intent: PaymentIntent): Promise<Charge> =>
  (await ask(asking, intent, { method: 'POST', action: '/cancel', body: {} })) ?? unavailable()

interface Question {
  method: 'GET' | 'POST'
  action?: string
  body?: object
}

async function ask(
  { services, site }: Asking,
  { providerKey }: PaymentIntent,
  { method, action = '', body }: Question,
): Promise<Charge | undefined> {
  const address = addressOf(services) ?? unavailable()
  const response = await fetch(`${address}/stoa/sandbox-provider/sites/${site.id}/charges/${providerKey}${action}`, {
    method,
    headers: { authorization: secretOf(site), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => unavailable(error.message))
  if (response.status === 404) return undefined
  return response.ok ? ((await response.json()) as Charge) : unavailable(`status ${response.status}`)
}

function unavailable(reason = 'it isn’t running'): never {
  log('warn', 'the sandbox provider did not respond', { reason })
  refuse('PAYMENT_PROVIDER_UNAVAILABLE')
}
