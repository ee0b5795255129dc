import type { Client } from '@stoa/sdk'
import { clientFor } from '../../environment.ts'

/** A client for live items including drafts: the log has no sandbox items, which have other events. */
export const ownItems = (client: Client): Client => clientFor(client, new URLSearchParams())
