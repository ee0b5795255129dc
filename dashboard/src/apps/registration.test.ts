import { expect, test } from 'vitest'
import { appFields, clientFields, registrationDraft, typedDraft, withoutBlanks, withRow } from './registration.ts'

const form = (...entries: [string, string][]): FormData => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('reads the rows of a form in order, and drops empty ones', () => {
  const typed = typedDraft(
    form(['name', ' Page '], ['redirectUris.1', 'https://b.example/'], ['redirectUris.0', 'https://a.example/'], ['redirectUris.2', ' ']),
  )
  expect(typed.redirectUris).toEqual(['https://a.example/', 'https://b.example/', ''])
  expect(clientFields(withoutBlanks(typed))).toEqual({
    name: 'Page',
    redirectUris: ['https://a.example/', 'https://b.example/'],
    allowedRedirectDomains: [],
    allowedOrigins: [],
    rotatesRefreshTokens: false,
    mediaUrls: 'SITE',
  })
})

test('adding or removing a row changes nothing else', () => {
  const typed = typedDraft(form(['name', 'Page'], ['redirectUris.0', 'https://a.example/'], ['permissions', 'SHOP.READ']))
  const more = withRow(typed, { verb: 'add', path: 'redirectUris' })
  expect(more).toEqual({ ...typed, redirectUris: ['https://a.example/', ''] })
  expect(withRow(more, { verb: 'remove', path: 'redirectUris.0' })).toEqual({ ...typed, redirectUris: [''] })
})

test('reads ticked checkboxes', () => {
  const typed = typedDraft(form(['name', 'App'], ['permissions', 'SHOP.READ'], ['permissions', 'EVENTS.READ'], ['elevated', 'on']))
  expect(appFields(typed)).toMatchObject({ permissions: ['EVENTS.READ', 'SHOP.READ'], elevated: true })
  expect(clientFields(typedDraft(form(['rotatesRefreshTokens', 'on'], ['mediaUrls', 'PLATFORM'])))).toMatchObject({
    rotatesRefreshTokens: true,
    mediaUrls: 'PLATFORM',
  })
})

test('saving an unchanged form sends the registration as it was', () => {
  const app = {
    name: 'App',
    permissions: ['SHOP.READ'],
    elevated: true,
    redirectUris: ['https://a.example/'],
    allowedRedirectDomains: ['b.example'],
    allowedOrigins: [],
  }
  expect(appFields(registrationDraft(app, app.permissions))).toEqual(app)
})
