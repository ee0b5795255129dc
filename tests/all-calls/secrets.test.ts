import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { fieldsOf, type Node } from './requests.ts'

// Answers under an Idempotency-Key are stored for a day. A secret in one must be sealed, or the answer not stored at all (decision 0026). It is never
// compressed (decision 0079).

/** Field names of secrets in answers. */
const telling = /^(secret|.*Token|.*_token|code|fullUrl|password|recoveryCode)$/
/** Fields with such a name that are not secret. */
const harmless =
  /(colorInfo|shippingInfo|ShippingOption|CarrierServiceOption|deliveryCarrier|coupon|additionalFees\[\]|options\[\]|[eE]rror|[eE]rrors\[\]|shippingOptions\[\]|failure|failures\[\]|findings\[\])\.code$/

const secretsOf = (response: unknown): string[] =>
  fieldsOf(response as Node)
    .map(({ path }) => path)
    .filter((path) => telling.test(path.split('.').at(-1)!) && !harmless.test(path))

const writing = allCalls(contract).filter(({ call }) => call.writes !== false)

test('every call with a secret in its answer seals the answer, or stores none', () => {
  const open = writing.filter(({ call }) => call.writes === true && !call.secretAnswer && secretsOf(call.response).length > 0)
  expect(open.map(({ id, call }) => `${id}: ${secretsOf(call.response).join(', ')}`)).toEqual([])
})

test('the list of sealed calls', () => {
  expect(writing.filter(({ call }) => call.secretAnswer && call.writes === true).map(({ id }) => id)).toEqual([
    'apiKeys.createApiKey',
    'apiKeys.rotateApiKey',
    'apps.createApp',
    'apps.rotateAppSecret',
    'files.generateFileUploadUrl',
    'files.generateFileResumableUploadUrl',
    'files.generateFilesDownloadUrl',
    'files.generateFileReplacementUrl',
    'folders.generateFolderDownloadUrl',
    'redirects.createRedirectSession',
  ])
})

/** Answers with a secret in a field of another name. */
const secretTexts = [
  'authentication.beginSingleSignOn',
  'checkouts.getCheckoutUrl',
  'files.generateFileDownloadUrl',
  'files.generateFilePreviewUrls',
  'files.generateFileUploadUrl',
  'files.generateFilesDownloadUrl',
  'files.generateFileVersionUrl',
  'files.generateVideoStreamingUrl',
  'folders.generateFolderDownloadUrl',
  'mails.getMail',
  'redirects.cancelRedirectSession',
  'webhooks.getWebhookDelivery',
  'webhooks.testWebhook',
]

test('the contract marks every call with a secret in its answer, and no other', () => {
  const calls = allCalls(contract)
  const secret = calls.filter(({ call }) => secretsOf(call.response).length > 0).map(({ id }) => id)
  const marked = calls.filter(({ call }) => call.secretAnswer).map(({ id }) => id)
  expect(marked.toSorted()).toEqual([...secret, ...secretTexts].toSorted())
})
