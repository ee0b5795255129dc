/** How the dashboard can look: as the system asks, or one of the two whatever it asks. */
export const themes = ['SYSTEM', 'LIGHT', 'DARK'] as const

/** How close the rows of its lists stand. */
export const densities = ['COMFORTABLE', 'COMPACT'] as const
