import { describe, expect, test } from 'vitest'
import { mailOf } from '../../mail/public.ts'
import { verificationMail } from '../authentication/mails.ts'
import { memberApprovedMail } from '../members/mails.ts'
import { activationMail, recoveryMail } from './mails.ts'

const shop = { name: 'Peitoril <b>&</b>\r\nBcc: all@example.com', email: 'shop@example.com', language: 'en' }
const recipient = 'mia@example.com\r\nBcc: all@example.com'
const link = 'https://shop.example/reset-password?token=a&b="'

describe.each([
  ['recovery', mailOf(recoveryMail({ recipient, shop, link }))],
  ['activation', mailOf(activationMail({ recipient, shop, link }))],
  ['member-approved', mailOf(memberApprovedMail({ recipient, shop, link }))],
])('%s', (template, mail) => {
  test('has the same content in both forms, with its link', () => {
    expect(mail.template).toBe(template)
    expect(mail.plain).toContain(link)
    expect(mail.html).toContain('href="https://shop.example/reset-password?token=a&amp;b=&quot;"')
  })

  test('headers are single lines, and user input is escaped (threat O06)', () => {
    expect(mail.subject + mail.recipient).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<b>&</b>')
  })
})

test('the code is in the body, not in the subject', () => {
  const mail = mailOf(verificationMail({ recipient, shop, code: 'K7M2QP' }))
  expect(mail.subject).not.toContain('K7M2QP')
  expect(mail.plain).toMatch(/^K7M2QP$/m)
  expect(mail.html).toContain('K7M2QP')
})
