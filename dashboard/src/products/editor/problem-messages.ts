/** Why a product can’t be saved: by the rule that a field broke, and by the code of the error. */
export const productProblemTexts = {
  rules: {
    NAMED_TWICE: () => 'This name is already in the list.',
    MIN_SIZE: () => 'Add at least one choice.',
    COLOUR_CODE: () => 'Enter a colour code, for example #c2543d.',
    TOO_MANY_VARIANTS: (count: number) => `These choices make ${count} variants. A product can have 1,000.`,
    MAX_SIZE: (limit: number) => `Enter no more than ${limit}.`,
    SLUG_TAKEN: () => 'Another product has this address. Choose another one.',
    FORMAT: () => 'Enter a number, for example 24.50.',
  } as Readonly<Record<string, (limit: number) => string>>,
  problems: {
    SLUG_ALREADY_EXISTS: 'Another product has this address. Choose another one.',
    TOO_MANY_VARIANTS: 'The choices make more than 1,000 variants. Remove some choices.',
    NEGATIVE_PRICE: 'The price of a variant would be below zero. Change its price first.',
    PRODUCT_NOT_FOUND: 'This product was deleted. You can restore it for 30 days.',
    VARIANT_NOT_FOUND: 'A variant no longer exists. Reload the page.',
    MEDIA_NOT_FOUND: 'A picture or video no longer exists in the media library. Remove it and save again.',
    MEDIA_NOT_READY: 'A picture or video is still being processed. Try again in a moment.',
    MEDIA_OF_ANOTHER_OPTION: 'Only the choices of one option can have pictures.',
    TOO_MANY_MEDIA: 'A product can have up to 100 pictures and videos.',
    CHOICE_NOT_FOUND: 'A choice with pictures no longer exists. Reload the page.',
    FILE_NOT_READY: 'The digital file is still being processed. Try again in a moment.',
    FILE_NOT_FOUND: 'The digital file no longer exists in the media library. Choose another one.',
    PRODUCT_NOT_DIGITAL: 'Only digital products have a file to download.',
    COLLECTION_HAS_RULES: 'Rules decide which products are in one of these collections. Change its rules instead.',
    COLLECTION_NOT_FOUND: 'A collection no longer exists. Reload the page.',
  } as Readonly<Record<string, string>>,
}
