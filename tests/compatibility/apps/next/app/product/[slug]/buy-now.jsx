'use client'

import { checkout } from '@wix/ecom'
import { makeClient } from '../../wix-client'

export function BuyNow({ catalogReference }) {
  async function buy() {
    const client = makeClient()
    const { _id } = await client.checkout.createCheckout({
      channelType: checkout.ChannelType.WEB,
      lineItems: [{ quantity: 1, catalogReference }],
    })
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: _id },
      callbacks: { postFlowUrl: window.location.href },
    })
    window.location.href = redirectSession.fullUrl
  }
  return (
    <button type="button" onClick={buy}>
      Buy now
    </button>
  )
}
