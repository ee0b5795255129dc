export const lookup = {
  title: 'Find your order',
  text: 'Enter your order number and email address. We’ll email you a link that opens your order for 24 hours.',
  number: 'Order number',
  numberHint: 'You’ll find it in your order confirmation, for example 10001.',
  email: 'Email',
  submit: 'Send link',
  sending: 'One moment…',
  sentTitle: 'Check your email',
  sentText: 'If we find an order with this number and email address, you’ll get an email with a link within a minute.',
  keptTitle: 'Your request has been saved',
  keptText:
    'This shop doesn’t send emails yet. If we find an order with this number and email address, the shop can see the email with your link. Contact the shop to get it.',
  localTitle: 'This email would have been sent',
  localText: 'You see it here because no mail server is set up and you’re at the machine that the shop runs on. Nobody else sees it.',
  localNone: 'No order has this number and email address',
  localNoneText:
    'You see this because no mail server is set up and you’re at the machine that the shop runs on. Your customers never see it.',
  localTo: (recipient: string) => `To ${recipient}`,
  localOpen: 'Open your order',
  sameAnswer: 'To protect your privacy, this page doesn’t show whether the order exists.',
  again: 'Request another link',
  questions: 'Need help? Write to',
}
