import { refuseFields } from '../../kernel/refuse.ts'

/** As much as one request may carry: what is kept of many cannot grow beyond what one could have said. */
const docSizeMax = 1_000_000

/** Refuses a cart or checkout that has become too much to keep, by its JSON text. */
export function checkSize(doc: object): void {
  if (JSON.stringify(doc).length > docSizeMax) {
    refuseFields({
      field: 'lineItems',
      description: 'exceeds the maximum size, including the details of each item',
      violatedRule: 'MAX_SIZE',
    })
  }
}
