/** The ids of the ticked roles. */
export const selectedRoles = (form: FormData): string[] => form.getAll('role').filter((value) => typeof value === 'string')
