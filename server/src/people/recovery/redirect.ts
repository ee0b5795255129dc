import { clientOf, isReturnAddress, returnRulesFor } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

interface Redirect {
  url?: string | null
  clientId?: string | null
}

/** The URL that a recovery returns to: one that the client may send browsers to, or none (threats A03, A17). */
export async function allowedRedirect(context: Context, redirect: Redirect | null | undefined): Promise<string | null> {
  const { identity } = context
  if (!redirect?.url) return null
  const id = redirect.clientId ?? ('clientId' in identity ? identity.clientId : undefined)
  const client = await clientOf(context, id)
  if (id && !client) refuse('REDIRECT_URL_NOT_REGISTERED')
  return isReturnAddress(redirect.url, await returnRulesFor(context, client)) ? redirect.url : refuse('REDIRECT_URL_NOT_REGISTERED')
}
