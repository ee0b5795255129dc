/** An id in its text form: a UUID of any version, in lower or upper case. */
export const guidPattern = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'

const guid = new RegExp(guidPattern)

/** Whether a text can be an id, before a database is asked for it. */
export const isGuid = (text: string): boolean => guid.test(text)
