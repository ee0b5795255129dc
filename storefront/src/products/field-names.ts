/** The names of the product form's fields, in the form and in the page's URL. */
export const fieldOfOption = (option: string): string => `option.${option}`
export const fieldOfText = (index: number): string => `text.${index}`
