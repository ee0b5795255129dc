import { isReturnAddress, returnRulesFor } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'

/** Refuses a checkout page that is neither the shop's own nor on an allowed redirect domain of one of its clients, because buyers are redirected there. */
export async function checkOverrideUrl(context: Context, url: string | null | undefined, field = 'overrideCheckoutUrl'): Promise<void> {
  if (url && !isReturnAddress(url, await returnRulesFor(context)))
    refuseFields({
      field,
      description: 'must be a URL on an allowed redirect domain of one of the site’s OAuth clients',
      violatedRule: 'FIELD_NOT_ALLOWED',
      ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
    })
}
