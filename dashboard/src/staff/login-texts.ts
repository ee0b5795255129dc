export const login = {
  title: 'Sign in',
  desk: 'Dashboard',
  welcome: 'Manage your orders, products, emails and settings.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  pending: 'One moment…',
  toShop: 'View shop',
  forgot: 'Forgot your password?',
  wasReset: 'Your password has been set. Sign in with it.',
}
