/** The roles whose boxes are ticked. */
export const chosenRoles = (form: FormData): string[] => form.getAll('role').filter((value) => typeof value === 'string')
