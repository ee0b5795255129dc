import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape } from '../scalars.ts'

const Revision = Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })

/** The site's data settings. With `sandboxEnabled`, callers acting for the site find a second set of items in every collection under `environment: "SANDBOX"`. */
export const DataSettings = Shape({
  revision: Revision,
  updatedDate: maybeNull(Instant),
  sandboxEnabled: Type.Boolean(),
})

/** The settings to change, and the `revision` they were read with. */
export const DataSettingsUpdate = Shape({ revision: Revision, sandboxEnabled: maybe(Type.Boolean()) })
