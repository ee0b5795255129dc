import type { shop } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { AmountTooLarge, priceBasket, priceRulesOf } from '../../pricing/public.ts'
import { checkSettings } from '../check-settings.ts'
import { presentTestCart } from '../present-test-cart.ts'
import { readSettings } from '../read-settings.ts'
import { findSettings } from '../store.ts'
import { basketOf, readTestCart } from '../test-cart.ts'
import { toWireSettings, withChanges } from '../wire-settings.ts'

export const testCart: Handler<typeof shop.testCart> = async (context, { cart }) => {
  const saved = await findSettings(context.db, context.siteId)
  const wanted = withChanges(toWireSettings(saved.settings), cart.settings ?? {})
  if (cart.settings) await checkSettings(context, { before: saved.settings, wanted, at: 'cart.settings' })
  const settings = cart.settings ? readSettings(wanted) : saved.settings
  const lines = await readTestCart({ ...context, site: { ...context.site, settings } }, cart)
  const basket = basketOf(cart, { lines, currency: settings.currency })
  try {
    const rules = priceRulesOf(settings)
    return { cart: presentTestCart({ basket, lines, rules, settings, totals: priceBasket(basket, rules), cart }) }
  } catch (error) {
    if (error instanceof AmountTooLarge) refuse('TOTAL_TOO_HIGH')
    throw error
  }
}
