import type { Client } from '@stoa/sdk'

/** Close a checkout that was completed elsewhere. */
export async function markCheckoutAsCompleted(stoa: Client, { checkoutId }: { checkoutId: string }) {
  await stoa.checkouts.markCheckoutAsCompleted({ id: checkoutId })
}
