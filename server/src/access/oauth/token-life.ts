export const accessTokenSeconds = 4 * 60 * 60
export const refreshTokenSeconds = 365 * 24 * 60 * 60
