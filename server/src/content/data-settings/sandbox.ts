import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { defaultSettings } from './settings.ts'
import { findSettings } from './store.ts'

/** Whether there is a sandbox for this caller: it is a place to try things out for those who act for the site, and nobody else's. */
export async function hasSandbox(context: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<boolean> {
  if (!actsForSite(context.identity)) return false
  const { sandbox } = (await findSettings(context)) ?? defaultSettings
  return sandbox
}
