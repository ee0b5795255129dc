/** The roles whose boxes are ticked. */
export const selectedRoles = (form: FormData): string[] => form.getAll('role').filter((value) => typeof value === 'string')
