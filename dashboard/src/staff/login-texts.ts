export const login = {
  title: 'Sign in',
  desk: 'Your desk',
  welcome: 'Orders, goods, mails and the rules of your shop, in one place.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  pending: 'One moment…',
  toShop: 'To the shop',
  forgot: 'Forgot the password?',
  wasReset: 'Your password is set. Sign in with it.',
}
