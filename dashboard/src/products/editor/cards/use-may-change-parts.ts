import { useMay } from '../../../kit/use-may.ts'

/** Whether the user can change what only the catalogue V3 writes, such as modifiers and barcodes. */
export function useMayChangeParts(): boolean {
  const may = useMay()
  return may('WIX_STORES.PRODUCT_READ') && may('WIX_STORES.PRODUCT_UPDATE')
}
