/** References per page. */
export const linkPageSize = 20
