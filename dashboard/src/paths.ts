/** Every address of the desk, below its base. */
export const paths = {
  login: '/login',
  signOut: '/sign-out',
  code: '/code',
  orders: '/',
  order: (orderId: string) => `/orders/${orderId}`,
}
