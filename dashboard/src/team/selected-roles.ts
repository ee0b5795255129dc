/** The roles with selected checkboxes. */
export const selectedRoles = (form: FormData): string[] => form.getAll('role').filter((value) => typeof value === 'string')
