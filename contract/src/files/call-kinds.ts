/** All calls are for those who act for the site; visitors upload through forms. */
const common = { family: 'media', source: 'site §7 "Media files"', allow: ['owner', 'app'] } as const

export const reader = { ...common, writes: false } as const
export const writer = { ...common, writes: true } as const
