import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Image } from '../image.ts'
import { maybe, Shape } from '../scalars.ts'

/** A location where orders can be picked up. */
export const PickupLocation = Shape({ id: Type.String(), name: Type.String(), address: Address, instructions: Type.String() })

/** The public data of a shop. */
export const Shop = Shape({
  name: Type.String(),
  tagline: Type.String(),
  about: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Address,
  currency: Type.String(),
  language: Type.String(),
  locale: Type.String(),
  timeZone: Type.String(),
  taxIncludedInPrices: Type.Boolean(),
  hero: maybe(Image),
  pickupPlaces: Type.Array(PickupLocation),
  /** The payment methods. `online` is the card provider; `offline` payments are made outside Stoa, following its instructions. */
  payment: Shape({
    online: Type.Boolean(),
    sandbox: Type.Boolean(),
    offline: maybe(Shape({ title: Type.String(), instructions: Type.String() })),
  }),
  /** Whether emails are sent. If not, they are only written to the outbox, so a page must not promise that one arrives. */
  mailsAreSent: Type.Boolean(),
})
