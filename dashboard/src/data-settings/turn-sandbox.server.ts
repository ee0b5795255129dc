import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'

const attemptsMax = 3

/** Switches the sandbox on or off. After a conflicting change it retries with the new revision: the pressed button is unambiguous. */
export async function turnSandbox({ dataSettings }: Client, sandboxEnabled: boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { settings } = await dataSettings.getDataSettings({})
    try {
      await dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled } })
      return
    } catch (error) {
      if (!isRefusedWith(error, 'DATA_SETTINGS_CHANGED') || attempt === attemptsMax) throw error
    }
  }
}
