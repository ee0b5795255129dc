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
  captchaScripts:
    'After several failed attempts, signing in to this account needs a captcha, which needs JavaScript. Turn on JavaScript, reset your password, or try again in 15 minutes.',
  wasReset: 'Your password has been set. Sign in with it.',
}
