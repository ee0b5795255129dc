import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'

/** The number of webhooks that need attention; 0 for colleagues who can't read webhooks. */
export const countWebhooksInTrouble = (client: Client): Promise<number> =>
  ifPermitted(
    client.webhooks.queryWebhooks({ inTrouble: true }).then(({ webhooks }) => webhooks.length),
    0,
  )
