import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape } from '../scalars.ts'

const Revision = Type.String({ pattern: '^[0-9]{1,15}$', description: 'a whole number in a string' })

/** What an owner decides about a site's data. While `sandboxEnabled`, those who act for the site find a second set of items in every collection by
 *  `environment: "SANDBOX"`. */
export const DataSettings = Shape({
  revision: Revision,
  updatedDate: maybeNull(Instant),
  sandboxEnabled: Type.Boolean(),
})

/** Which settings to change, and the `revision` they are changed from. */
export const DataSettingsUpdate = Shape({ revision: Revision, sandboxEnabled: maybe(Type.Boolean()) })
