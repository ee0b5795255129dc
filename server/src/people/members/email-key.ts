/** By what addresses are compared: two that differ only in case, or in how a letter is composed, are one (threat A05). */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
