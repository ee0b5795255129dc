/** The dashboard's theme: the system's setting, light or dark. */
export const themes = ['SYSTEM', 'LIGHT', 'DARK'] as const

/** The row height of lists. */
export const densities = ['COMFORTABLE', 'COMPACT'] as const
