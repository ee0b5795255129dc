import { staffEvents } from '@stoa/contract/staff/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { presentUser } from './present.ts'
import { saveUser } from './store.ts'
import type { StaffUser } from './user.ts'

/** Records an event of a staff user. */
export const recordUser = (context: Context, slug: keyof typeof staffEvents, user: StaffUser, changedFields?: readonly string[]): void =>
  recordEvent(context, staffEvents[slug], {
    id: user.id,
    revision: user.revision,
    entity: presentUser(user),
    ...(changedFields ? { changedFields } : {}),
  })

/** Saves a change together with its event. */
export async function keepChange(
  context: Context,
  slug: keyof typeof staffEvents,
  { changed, changedFields }: { changed: StaffUser; changedFields: readonly string[] },
): Promise<StaffUser> {
  const user = { ...changed, revision: changed.revision + 1 }
  await saveUser(context, user)
  recordUser(context, slug, user, changedFields)
  return user
}
