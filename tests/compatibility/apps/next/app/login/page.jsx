'use client'

import { makeClient } from '../wix-client'

export default function Login() {
  async function signIn() {
    const { auth } = makeClient()
    const data = auth.generateOAuthData(`${window.location.origin}/login/callback`, window.location.href)
    localStorage.setItem('oauth', JSON.stringify(data))
    const { authUrl } = await auth.getAuthUrl(data)
    window.location.href = authUrl
  }
  return (
    <button type="button" onClick={signIn}>
      Sign in
    </button>
  )
}
