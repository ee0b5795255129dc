/** Categories of a shop. */
export const categoriesMax = 1000

/** Levels of the tree. */
export const levelsMax = 5

/** Categories of one item. */
export const categoriesOfItemMax = 1000

/** Items at the start of a category that an app arranges. */
export const arrangedItemsMax = 100
