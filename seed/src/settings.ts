import { olga } from './cast.ts'
import { deliveryRegionId, pickupLocationId } from './ids.ts'
import { mediaId } from './pictures/picture.ts'
import type { DeliveryRegion, PickupLocation, ShopSettings, TaxRegion } from './types.ts'

const shopAddress = olga.addresses[0]!

const pickupLocations: PickupLocation[] = [
  {
    id: pickupLocationId(1),
    name: 'The shop, Rua da Boa Luz',
    address: shopAddress,
    instructions: 'Tuesday to Saturday, 10 to 19. Ring if the door is shut; we are on the roof.',
  },
  {
    id: pickupLocationId(2),
    name: 'The kiosk at Foz',
    address: { country: 'PT', subdivision: 'PT-13', city: 'Porto', postalCode: '4150-196', addressLine: 'Passeio do Molhe, quiosque 3' },
    instructions: 'Daily, 9 until the sun goes. Bring the order number; Sr. Tomé does not do names.',
  },
]

/** The countries of the EU without Portugal. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL RO SE SI SK'.split(' ')

const deliveryRegions: DeliveryRegion[] = [
  {
    id: deliveryRegionId(1),
    name: 'Portugal',
    countries: ['PT'],
    options: [
      {
        kind: 'free-over',
        code: 'pt-post',
        title: 'Post, tracked',
        deliveryTime: '1 to 3 working days',
        priceMinor: 450,
        freeFromMinor: 6000,
      },
      { kind: 'flat', code: 'pt-courier', title: 'Courier, tomorrow before noon', deliveryTime: 'Next working day', priceMinor: 990 },
      {
        kind: 'pickup',
        code: 'pickup-shop',
        title: 'Collect at the shop',
        deliveryTime: 'Ready in two hours',
        pickupPlaceId: pickupLocationId(1),
      },
      {
        kind: 'pickup',
        code: 'pickup-foz',
        title: 'Collect at the kiosk at Foz',
        deliveryTime: 'Ready the next day',
        pickupPlaceId: pickupLocationId(2),
      },
    ],
  },
  {
    id: deliveryRegionId(2),
    name: 'European Union',
    countries: union,
    options: [
      {
        kind: 'free-over',
        code: 'eu-parcel',
        title: 'Parcel, tracked',
        deliveryTime: '3 to 6 working days',
        priceMinor: 1190,
        freeFromMinor: 15000,
      },
      { kind: 'flat', code: 'eu-express', title: 'Express', deliveryTime: '2 working days', priceMinor: 2490 },
    ],
  },
  {
    id: deliveryRegionId(3),
    name: 'Rest of the world',
    countries: '*',
    options: [{ kind: 'flat', code: 'world-parcel', title: 'Parcel, tracked', deliveryTime: '6 to 12 working days', priceMinor: 2400 }],
  },
]

const taxRegions: TaxRegion[] = [
  { country: 'PT', subdivision: 'PT-20', name: 'IVA Açores', ratePercent: '16' },
  { country: 'PT', subdivision: 'PT-30', name: 'IVA Madeira', ratePercent: '22' },
  { country: 'PT', name: 'IVA', ratePercent: '23' },
  { country: 'ES', subdivision: 'ES-CN', name: 'Canarias (IGIC not collected)', ratePercent: '0' },
  { country: 'ES', name: 'IVA', ratePercent: '21' },
  { country: 'FR', name: 'TVA', ratePercent: '20' },
  { country: 'DE', name: 'MwSt.', ratePercent: '19' },
  { country: 'NL', name: 'btw', ratePercent: '21' },
  { country: 'BE', name: 'btw / TVA', ratePercent: '21' },
  { country: 'IT', name: 'IVA', ratePercent: '22' },
  { country: 'IE', name: 'VAT', ratePercent: '23' },
  { country: 'SE', name: 'moms', ratePercent: '25' },
  { country: 'FI', name: 'ALV', ratePercent: '25.5' },
]

export const settings: ShopSettings = {
  name: 'Parapeito',
  tagline: 'Things for the windowsill, made for the light.',
  about:
    'Parapeito is Portuguese for windowsill: the forty centimetres between the room and the weather. We are a small shop on the sunny side of a steep street in Porto, and everything we sell was made to stand there.',
  email: 'ola@parapeito.example',
  phone: olga.phone,
  address: shopAddress,
  currency: 'EUR',
  language: 'en',
  locale: 'en-IE',
  timeZone: 'Europe/Lisbon',
  weightUnit: 'KG',
  taxIncludedInPrices: true,
  heroMediaId: mediaId('hero', 1),
  deliveryRegions,
  taxRegions,
  pickupPlaces: pickupLocations,
  payment: {
    online: 'sandbox',
    offline: {
      title: 'Pay on collection or by transfer',
      instructions: 'IBAN PT50 0000 0000 0000 0000 0002 7, with the order number. We pack when it arrives.',
    },
  },
}
