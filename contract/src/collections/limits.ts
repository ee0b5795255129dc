/** Pictures of one collection. */
export const collectionPicturesMax = 10

/** Conditions of one collection. */
export const conditionsMax = 20

/** Collections of a site that have rules: each of them is compared with every product that is saved. */
export const ruledCollectionsMax = 100

/** Featured collections of a site. */
export const featuredMax = 24

/** Products whose membership one call changes itself. The rest follow in the background. */
export const membersAtOnce = 1000
