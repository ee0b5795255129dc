import type { Client } from '@stoa/sdk'

/** Calculate the totals of two gift wrappings delivered to Porto. */
export async function testCart(stoa: Client) {
  const { cart } = await stoa.shop.testCart({
    cart: {
      lines: [{ name: 'Gift wrapping', price: '4.00', quantity: 2 }],
      destination: { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' },
    },
  })
  return cart
}
