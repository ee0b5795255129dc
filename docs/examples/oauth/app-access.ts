import type { Client } from '@stoa/sdk'

/** Get new tokens of a member for a server app, with a refresh token and the app's secret. */
export async function appAccess(stoa: Client, app: { oauthAppId: string; oauthAppSecret: string; oauthRefreshToken: string }) {
  const { access_token, expires_in } = await stoa.oauth.appAccess({
    grant_type: 'refresh_token',
    client_id: app.oauthAppId,
    client_secret: app.oauthAppSecret,
    refresh_token: app.oauthRefreshToken,
  })
  return `${access_token.length} characters, for ${expires_in} seconds`
}
