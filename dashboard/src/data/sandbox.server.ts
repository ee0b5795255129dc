import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { environmentIn } from './environment.ts'

/** Whether the site has a sandbox. If it has none, a sandbox address redirects to `home` with the live items. */
export async function hasSandbox(client: Client, query: URLSearchParams, home: string): Promise<boolean> {
  const asked = client.dataSettings.getDataSettings({}).then(({ settings }) => settings.sandboxEnabled)
  const isOn = await ifPermitted(asked, false)
  if (!isOn && environmentIn(query) === 'SANDBOX') throw redirect(home)
  return isOn
}
