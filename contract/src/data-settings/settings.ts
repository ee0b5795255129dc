import { Type } from 'typebox'
import { field, Instant, maybe, maybeNull, Shape } from '../scalars.ts'

const Revision = Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })

/** The site's data settings. With `sandboxEnabled`, callers acting for the site find a second set of items in every collection under `environment: "SANDBOX"`. */
export const DataSettings = Shape({
  revision: field(Revision, 'Number of the last change. An update sends the revision it is based on.'),
  updatedDate: maybeNull(Instant, 'When the settings were last changed. Null if never.'),
  sandboxEnabled: field(
    Type.Boolean(),
    'Whether callers acting for the site can use a second set of items under `environment: "SANDBOX"`.',
  ),
})

/** The settings to change, and the `revision` they were read with. */
export const DataSettingsUpdate = Shape({
  revision: field(Revision, 'The revision that the change is based on.'),
  sandboxEnabled: maybe(Type.Boolean(), 'Whether the site has a sandbox. Unchanged if absent.'),
})
