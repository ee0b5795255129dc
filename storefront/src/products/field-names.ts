/** What the fields of a product's form are called, in the form and in the address of the page. */
export const fieldOfOption = (option: string): string => `option.${option}`
export const fieldOfText = (index: number): string => `text.${index}`
