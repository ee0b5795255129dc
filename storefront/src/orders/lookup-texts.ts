export const lookup = {
  title: 'Find your order',
  text: 'Tell us the number of your order and the e-mail address you gave. You get a mail with a link that opens it for 24 hours.',
  number: 'Order number',
  numberHint: 'It stands in the confirmation, such as 10001.',
  email: 'E-mail',
  submit: 'Send me the link',
  sending: 'One moment…',
  sentTitle: 'Please look into your mailbox',
  sentText: 'If there is an order with this number and this e-mail address, a mail with its link is on its way. It takes a minute at most.',
  keptTitle: 'The mail is written',
  keptText:
    'If there is an order with this number and this e-mail address, a mail with its link is written. This shop does not send mails yet: it keeps them in its outbox, where the people of the shop see them. Write to them, and they help.',
  sameAnswer: 'We say the same whether there is such an order or not, so that nobody can find out what you bought.',
  again: 'Ask again',
  questions: 'No luck? Write to',
}
