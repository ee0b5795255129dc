import { mailTemplates } from '@stoa/contract/mails/mail-templates'
import { mailStatuses } from '@stoa/contract/mails/states'
import { listFor } from '../kit/list/list.ts'

export const mailList = listFor(({ dashboard: { outbox } }) => ({ ...outbox, filters: outbox }))({
  tabs: {
    name: 'status',
    of: ['all', ...mailStatuses],
    where: (status) => (status === 'all' ? {} : { status }),
    label: (texts) => texts.tabs,
    texts: (texts) => ({ ...texts.status, all: texts.all }),
  },
  search: { where: (recipient) => ({ recipient: { $contains: recipient.toLowerCase() } }) },
  filters: {
    template: { kind: 'choice', of: mailTemplates, where: 'template', texts: (texts) => texts.templates },
    // The id of the entity that emails are about, such as an order. An email's page links to the others with the same one.
    about: { kind: 'text', where: 'entityId', chip: (texts) => texts.aboutChip },
    written: {
      kind: 'days',
      names: ['from', 'until'],
      where: 'createdDate',
      form: (texts) => texts.dates,
      chip: (texts, days) => texts.dateChip(...days),
    },
  },
  sizes: [25],
  isBare: true,
})
