/** Options and modifiers of a product, each. */
export const modifiersMax = 20

/** Choices of an option. A modifier can have more. */
export const optionChoicesMax = 100
export const modifierChoicesMax = 1000

/** Characters of a text that shoppers write. */
export const customTextMax = 500

/** Sections of a product. */
export const sectionsMax = 20

/** Ribbons of a product besides the first one. */
export const additionalRibbonsMax = 4

/** Tags of a product of a kind, and the characters of one. */
export const tagsMax = 100
export const tagLengthMax = 50
