import { refuseFields } from '../../kernel/refuse.ts'

/** The limit of one request, so that many requests can't store more than one could. */
const docSizeMax = 1_000_000

/** Refuses a cart or checkout whose JSON text has grown too large to store. */
export function checkSize(doc: object): void {
  if (JSON.stringify(doc).length > docSizeMax) {
    refuseFields({
      field: 'lineItems',
      description: 'exceeds the maximum size, including the details of each item',
      violatedRule: 'MAX_SIZE',
    })
  }
}
