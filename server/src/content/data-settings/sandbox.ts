import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { defaultSettings } from './settings.ts'
import { findSettings } from './store.ts'

/** Whether this caller has a sandbox. Only callers acting for the site do. */
export async function hasSandbox(context: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<boolean> {
  if (!actsForSite(context.identity)) return false
  const { sandbox } = (await findSettings(context)) ?? defaultSettings
  return sandbox
}
