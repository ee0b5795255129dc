import { clientOf } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

interface Redirect {
  url?: string | null
  clientId?: string | null
}

/** The URL that a recovery returns to: one that is registered for the client and matches exactly, or none (threats A03, A17). */
export async function registeredRedirect(context: Context, redirect: Redirect | null | undefined): Promise<string | null> {
  const { identity } = context
  if (!redirect?.url) return null
  const own = 'clientId' in identity ? identity.clientId : undefined
  const client = await clientOf(context, redirect.clientId ?? own)
  return client?.redirectUris.includes(redirect.url) ? redirect.url : refuse('REDIRECT_URL_NOT_REGISTERED')
}
