import { setTimeout as pause } from 'node:timers/promises'

/** What a look finds, once it finds it: jobs run in the background. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await pause(50)
  }
}
