import type { Client } from '@stoa/sdk'
import { reaching } from '../../reach.ts'

/** The log tells of the site's own items here, drafts among them; the sandbox's have other events. */
export const ownItems = (client: Client): Client => reaching(client, new URLSearchParams())
