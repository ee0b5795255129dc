'use client'

import { useEffect, useState } from 'react'
import { makeClient } from '../../wix-client'

export default function Callback() {
  const [email, setEmail] = useState('')
  useEffect(() => {
    void signedIn().then(setEmail)
  }, [])
  return <p>{email === '' ? 'Signing in' : `Signed in as ${email}`}</p>
}

let pending

/** Once, also where React runs effects twice. */
function signedIn() {
  return (pending ??= exchange())
}

async function exchange() {
  const { auth } = makeClient()
  const { code, state, error } = auth.parseFromUrl()
  if (error) throw new Error(error)
  const tokens = await auth.getMemberTokens(code, state, JSON.parse(localStorage.getItem('oauth')))
  const { member } = await makeClient(tokens).members.getCurrentMember({ fieldsets: ['FULL'] })
  return member.loginEmail
}
