/** Items that a recommendation can go with. */
export const itemsMax = 300

/** Algorithms that one request can try. */
export const algorithmsMax = 10

/** Items of one recommendation. */
export const recommendedMax = 100

/** The same, unless the request needs more. */
export const recommendedDefault = 20
