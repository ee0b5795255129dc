/** What the form of a sold-out product sends, which is on a page with the form that adds it to the cart. */
export const alertIntent = 'alert'
