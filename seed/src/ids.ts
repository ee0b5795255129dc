/** Fixed, readable IDs: the first digit is the kind, the last digits are the number. The digits of a variant start with those of its product. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000'

const numbered = (kind: number, digits: string) => `${kind}0000000-0000-4000-8000-${digits.padStart(12, '0')}`

export const productId = (number: number): string => numbered(1, `${number}`)
export const variantId = (product: number, variant: number): string => numbered(2, `${product * 1000 + variant}`)
export const collectionId = (number: number): string => numbered(3, `${number}`)
export const pickupLocationId = (number: number): string => numbered(4, `${number}`)
export const bookId = (number: number): string => numbered(5, `${number}`)
export const readingListId = (number: number): string => numbered(5, `${1_000_000 + number}`)
export const personId = (number: number): string => numbered(6, `${number}`)
export const deliveryRegionId = (number: number): string => numbered(7, `${number}`)
export const journalId = (number: number): string => numbered(5, `${2_000_000 + number}`)
export const authorId = (number: number): string => numbered(5, `${3_000_000 + number}`)
/** Customers of the history, among the people of the shop. */
export const customerId = (number: number): string => personId(1000 + number)
export const contactId = (number: number): string => numbered(9, `${number}`)
export const orderId = (number: number): string => numbered(8, `${number}`)
export const checkoutId = (number: number): string => numbered(8, `${1_000_000 + number}`)
export const paymentId = (number: number): string => numbered(8, `${2_000_000 + number}`)
export const providerKey = (number: number): string => numbered(8, `${3_000_000 + number}`)
export const discountId = (number: number): string => numbered(8, `${4_000_000 + number}`)
export const backInStockRequestId = (number: number): string => numbered(8, `${6_000_000 + number}`)
export const orderLineId = (order: number, line: number): string => numbered(8, `${5_000_000 + order * 100 + line}`)
