const folder = '/media/'

/** Where a picture comes from, in the format: a file of the site by its ID, any other by its URL. */
export const imageSourceOf = (src: string): { id: string } | { url: string } =>
  src.startsWith(folder) ? { id: src.slice(folder.length) } : { url: src }

/** The address of a file of the site, by its ID. */
export const addressOfFile = (id: string): string => `${folder}${id}`
