/** The people of the sample shop, and the current time in its story. */
import { personId } from './ids.ts'
import type { SeedAddress } from './types.ts'

/** A Tuesday in May, 10:10 in Porto. */
export const now = '2026-05-12T09:10:00.000Z'

export interface Person {
  id: string
  role: 'visitor' | 'member' | 'owner'
  firstName: string
  lastName: string
  email: string
  phone: string
  /** The first one is the default shipping address. */
  addresses: readonly SeedAddress[]
}

/** A visitor without an account. She lives in the EU and also sends goods to Norway. */
export const vera: Person = {
  id: personId(1),
  role: 'visitor',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  email: 'vera@lindqvist.example',
  phone: '+49 341 555 0142',
  addresses: [
    {
      country: 'DE',
      subdivision: 'DE-SN',
      city: 'Leipzig',
      postalCode: '04109',
      addressLine: 'Färberstraße 12',
      addressLine2: '3. OG links',
    },
    { country: 'NO', city: 'Bergen', postalCode: '5003', addressLine: 'Strandgaten 77' },
  ],
}

/** A member in the Azores, which have their own tax rate. */
export const mia: Person = {
  id: personId(2),
  role: 'member',
  firstName: 'Mia',
  lastName: 'Arruda',
  email: 'mia@arruda.example',
  phone: '+351 296 555 018',
  addresses: [{ country: 'PT', subdivision: 'PT-20', city: 'Ponta Delgada', postalCode: '9500-150', addressLine: 'Rua do Mirante 8' }],
}

/** The owner. */
export const olga: Person = {
  id: personId(3),
  role: 'owner',
  firstName: 'Olga',
  lastName: 'Sarmento',
  email: 'owner@stoa.example',
  phone: '+351 220 555 027',
  addresses: [{ country: 'PT', subdivision: 'PT-13', city: 'Porto', postalCode: '4050-027', addressLine: 'Rua da Boa Luz 27' }],
}

export const cast = { vera, mia, olga }
