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
