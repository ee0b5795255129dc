import type { Client } from '@stoa/sdk'
import { clientFor } from '../../environment.ts'

/** The log tells of the site's own items here, drafts among them; the sandbox's have other events. */
export const ownItems = (client: Client): Client => clientFor(client, new URLSearchParams())
