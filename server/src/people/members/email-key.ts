/** The form in which addresses are compared: two that differ only in case or Unicode composition are equal (threat A05). */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
