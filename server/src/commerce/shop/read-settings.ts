import { randomUUID } from 'node:crypto'
import type { DeliveryOption, DeliveryRegion, PickupLocation, PostalAddress, ShopSettings } from '../../kernel/shop-settings.ts'
import { fromWireAmount } from '../pricing/public.ts'
import type { WireSettings } from './wire-settings.ts'

type WireRegion = WireSettings['deliveryRegions'][number]
type WireOption = WireRegion['options'][number]

/** The stored form of valid settings (settings-violations.ts). Assigns missing ids and codes. */
export function readSettings(wire: WireSettings): ShopSettings {
  const { currency, deliveryRegions, taxRegions, pickupPlaces, payment, address, heroMediaId, logoMediaId, locale, ...rest } = wire
  const codes = codesFor(deliveryRegions.flatMap(({ options }) => options))
  return {
    ...rest,
    currency,
    locale: Intl.getCanonicalLocales(locale)[0]!,
    address: readAddress(address),
    heroMediaId: heroMediaId ?? '',
    logoMediaId: logoMediaId ?? '',
    deliveryRegions: deliveryRegions.map((region) => readRegion(region, { codes, currency })),
    taxRegions: taxRegions.map(({ subdivision, ...tax }) => ({ ...tax, ...(subdivision ? { subdivision } : {}) })),
    pickupPlaces: pickupPlaces.map(readPickupLocation),
    payment: { online: payment.online === 'SANDBOX' ? 'sandbox' : null, offline: payment.offline ?? null },
  }
}

const readAddress = ({ subdivision, addressLine2, ...rest }: WireSettings['address']): PostalAddress => ({
  ...rest,
  ...(subdivision ? { subdivision } : {}),
  ...(addressLine2 ? { addressLine2 } : {}),
})

const readPickupLocation = ({
  id = randomUUID(),
  name,
  address,
  instructions,
  locationId,
}: WireSettings['pickupPlaces'][number]): PickupLocation => ({
  id,
  name,
  address: readAddress(address),
  instructions,
  ...(locationId ? { locationId } : {}),
})

interface ReadContext {
  codes: ReadonlyMap<WireOption, string>
  currency: string
}

const readRegion = ({ id = randomUUID(), name, countries, restOfWorld, options }: WireRegion, reading: ReadContext): DeliveryRegion => ({
  id,
  name,
  countries: restOfWorld ? '*' : countries,
  options: options.map((option) => readOption(option, reading)),
})

function readOption(option: WireOption, { codes, currency }: ReadContext): DeliveryOption {
  const text = { code: codes.get(option)!, title: option.title, deliveryTime: option.deliveryTime }
  const minor = (amount: string | null | undefined): number => fromWireAmount(amount ?? '', currency) ?? invalidOption(option)
  switch (option.kind) {
    case 'FLAT':
      return { kind: 'flat', ...text, priceMinor: minor(option.price) }
    case 'FREE_OVER':
      return { kind: 'free-over', ...text, priceMinor: minor(option.price), freeFromMinor: minor(option.freeFrom) }
    case 'PICKUP':
      return { kind: 'pickup', ...text, pickupPlaceId: option.pickupPlaceId ?? invalidOption(option) }
  }
}

function invalidOption({ title }: WireOption): never {
  throw new Error(`delivery option ${title} was read before it was checked`)
}

/** A code for each option: its own, or a unique one derived from its title. */
function codesFor(options: readonly WireOption[]): Map<WireOption, string> {
  const usedCodes = new Set(options.flatMap(({ code }) => code ?? []))
  return new Map(options.map((option) => [option, option.code ?? newCode(option.title, usedCodes)]))
}

/** "Courier, tomorrow" → "courier-tomorrow", or "courier-tomorrow-2" if that is used. */
export function newCode(title: string, usedCodes: Set<string>): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const base =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'delivery'
  let code = base
  for (let count = 2; usedCodes.has(code); count++) code = `${base}-${count}`
  usedCodes.add(code)
  return code
}
