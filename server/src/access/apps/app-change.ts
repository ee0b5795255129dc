import { appEvents } from '@stoa/contract/apps/events'
import type { Violation } from '@stoa/contract/problems'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { findRegistered, type RegisteredClient, saveClient, invalidUris } from '../oauth/public.ts'
import { presentApp } from './present.ts'
import { scopeAfter, invalidScope } from './scope.ts'

export const findApp = async (context: Context, id: string, isHeld = false): Promise<RegisteredClient> =>
  (await findRegistered(context, { kind: 'app', id, isHeld })) ?? refuse('APP_NOT_FOUND')

interface AppInput {
  name?: string
  permissions?: readonly string[]
  elevated?: boolean
  redirectUris?: readonly string[]
  allowedRedirectDomains?: readonly string[]
  allowedOrigins?: readonly string[]
}

export function checkInput(asked: AppInput, before?: RegisteredClient): void {
  const wrong: Violation[] = [...invalidScope(asked), ...invalidUris(asked, before)]
  if (wrong.length > 0) refuseFields(...wrong)
}

/** The fields of an app that a request can set. Duplicate URLs are ignored. */
export const changesOf = (asked: AppInput, before: readonly string[]) => ({
  ...(asked.name === undefined ? {} : { name: asked.name }),
  permissions: scopeAfter(asked, before),
  ...(asked.redirectUris ? { redirectUris: [...new Set(asked.redirectUris)] } : {}),
  ...(asked.allowedRedirectDomains ? { allowedRedirectDomains: [...new Set(asked.allowedRedirectDomains)] } : {}),
  ...(asked.allowedOrigins ? { allowedOrigins: [...new Set(asked.allowedOrigins)] } : {}),
})

/** Saves a change together with its event. If nothing changed there is no event, except for a new secret. */
export async function keepChange(
  context: Context,
  slug: 'updated' | 'rotated',
  { app, changes }: { app: RegisteredClient; changes: Partial<RegisteredClient> },
) {
  const changed = { ...app, ...changes, revision: app.revision + 1, updatedDate: context.now }
  const [before, after] = [presentApp(context, app), presentApp(context, changed)]
  const isOther = (name: keyof typeof after) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const changedFields = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => name !== 'revision' && name !== 'updatedDate' && isOther(name),
  )
  if (slug === 'updated' && changedFields.length === 0) return before
  await saveClient(context, changed)
  recordEvent(context, appEvents[slug], { id: app.id, revision: changed.revision, entity: after, changedFields })
  return after
}
