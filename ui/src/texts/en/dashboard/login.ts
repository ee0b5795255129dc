export const login = { title: 'Sign in', email: 'E-mail', password: 'Password', submit: 'Sign in', pending: 'One moment…' }
