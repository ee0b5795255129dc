import type { Context } from '../../../kernel/context.ts'
import { log } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/refuse.ts'
import type { PaymentIntent } from '../intent.ts'
import { providerAddress } from './address.ts'
import { secretOf } from './secret.ts'
import type { Charge } from './store.ts'

type SiteScope = Pick<Context, 'services' | 'site'>

/** How long to wait for the provider. Its decision stands even if the response is late. */
const timeoutMs = 4_000

/** Charges a card for a payment. If called again for the same payment, the provider charges nothing and returns its first decision. */
export const chargeCard = async (scope: SiteScope, intent: PaymentIntent, cardNumber: string): Promise<Charge> =>
  (await sendRequest(scope, intent, {
    method: 'POST',
    body: { amountMinor: intent.amountMinor, currency: intent.currency, cardNumber },
  })) ?? refuseUnavailable()

/** The provider's decision on a payment. Returns undefined if the provider was never called for it. */
export const findCharge = (scope: SiteScope, intent: PaymentIntent): Promise<Charge | undefined> =>
  sendRequest(scope, intent, { method: 'GET' })

/** Cancels a payment at the provider: it can't be charged any longer. Returns CANCELED, or the earlier decision. */
export const cancelCharge = async (scope: SiteScope, intent: PaymentIntent): Promise<Charge> =>
  (await sendRequest(scope, intent, { method: 'POST', action: '/cancel', body: {} })) ?? refuseUnavailable()

interface ProviderRequest {
  method: 'GET' | 'POST'
  action?: string
  body?: object
}

async function sendRequest(
  { services, site }: SiteScope,
  { providerKey }: PaymentIntent,
  { method, action = '', body }: ProviderRequest,
): Promise<Charge | undefined> {
  const address = providerAddress(services) ?? refuseUnavailable()
  const response = await fetch(`${address}/stoa/sandbox-provider/sites/${site.id}/charges/${providerKey}${action}`, {
    method,
    headers: { authorization: secretOf(site), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => refuseUnavailable(error.message))
  if (response.status === 404) return undefined
  return response.ok ? ((await response.json()) as Charge) : refuseUnavailable(`status ${response.status}`)
}

function refuseUnavailable(reason = 'it does not listen'): never {
  log('warn', 'the sandbox provider did not respond', { reason })
  refuse('PAYMENT_PROVIDER_UNAVAILABLE')
}
