import { checkout, recommendations } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

export const makeClient = (tokens) =>
  createClient({
    modules: { products, recommendations, checkout, redirects, members },
    auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_CLIENT_ID, tokens }),
  })
