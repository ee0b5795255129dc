/** References that a list shows at once. */
export const linkPageSize = 20
