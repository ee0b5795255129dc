import type { Client } from '@stoa/sdk'

/** Stop a wave before all shoppers are notified. */
export async function cancelBackInStockWave(stoa: Client, { backInStockWaveId }: { backInStockWaveId: string }) {
  const { wave } = await stoa.backInStock.cancelBackInStockWave({ id: backInStockWaveId })
  return wave.status
}
