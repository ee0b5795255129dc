import { isReturnAddress, returnRulesFor } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuseFields } from '../../kernel/refuse.ts'

/** Refuses a page that isn't of the shop: the email to an address that anyone can enter links to it. */
export async function requireItemUrl(context: Context, itemUrl: string | null | undefined): Promise<void> {
  if (!itemUrl || actsForSite(context.identity)) return
  if (isReturnAddress(itemUrl, await returnRulesFor(context))) return
  refuseFields({
    field: 'request.itemUrl',
    violatedRule: 'FORMAT',
    description: 'must be a page of the site, or of an allowed redirect domain of one of its OAuth clients',
  })
}
