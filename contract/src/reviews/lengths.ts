/** Maximum number of characters of a review's title and of its body. */
export const reviewTextMax = 3000
/** Maximum number of characters of a reply. */
export const replyMax = 10_000
