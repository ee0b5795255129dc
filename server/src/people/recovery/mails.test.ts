import { describe, expect, test } from 'vitest'
import { verificationMail } from '../authentication/mails.ts'
import { memberApprovedMail } from '../members/mails.ts'
import { activationMail, recoveryMail } from './mails.ts'

const shop = { name: 'Peitoril <b>&</b>\r\nBcc: all@example.com', email: 'shop@example.com', language: 'en' }
const recipient = 'mia@example.com\r\nBcc: all@example.com'
const link = 'https://shop.example/reset-password?token=a&b="'

describe.each([
  ['recovery', recoveryMail({ recipient, shop, link })],
  ['activation', activationMail({ recipient, shop, link })],
  ['member-approved', memberApprovedMail({ recipient, shop, link })],
])('%s', (template, mail) => {
  test('says the same in both its forms, with its link', () => {
    expect(mail.template).toBe(template)
    expect(mail.plain).toContain(link)
    expect(mail.html).toContain('href="https://shop.example/reset-password?token=a&amp;b=&quot;"')
  })

  test('its head is one line, and what somebody wrote is text (threat O06)', () => {
    expect(mail.subject + mail.recipient).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<b>&</b>')
  })
})

test('the code stands in the mail, not in its subject', () => {
  const mail = verificationMail({ recipient, shop, code: 'K7M2QP' })
  expect(mail.subject).not.toContain('K7M2QP')
  expect(mail.plain).toMatch(/^K7M2QP$/m)
  expect(mail.html).toContain('K7M2QP')
})
