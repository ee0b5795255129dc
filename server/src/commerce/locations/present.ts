import type { Static } from 'typebox'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Location as WireLocation } from '@stoa/contract/locations/location'
import type { Location } from './location.ts'

export const presentLocation = ({ id, revision, createdDate, updatedDate, name, address }: Location): Static<typeof WireLocation> => ({
  id,
  revision: String(revision),
  createdDate: createdDate.toISOString(),
  updatedDate: updatedDate.toISOString(),
  isDefault: id === defaultLocationId,
  name,
  address,
})
