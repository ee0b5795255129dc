/** References that a list shows at once. */
export const linksShown = 20
