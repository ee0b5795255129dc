import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives the sample shop', () => {
  expect(readSettings({})).toEqual({
    port: 4400,
    host: '127.0.0.1',
    dataFolder: resolve('.stoa'),
    databaseUrl: undefined,
    baseUrl: 'http://localhost:4400',
    siteId: '00000000-0000-4000-8000-00000000000a',
    clientId: '00000000-0000-4000-8000-000000000001',
    ownerEmail: 'owner@stoa.example',
    ownerPassword: undefined,
    apiKey: undefined,
    redirectUris: [],
    redirectDomains: [],
    rateLimits: 'default',
    trustedProxies: [],
    outboundNetworks: [],
    role: 'all',
    processes: Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))),
    sample: 'history',
  })
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4400, databaseUrl: undefined })
})

describe('a valid value is read', () => {
  test.each([
    ['PORT', '8080', { port: 8080, baseUrl: 'http://localhost:8080' }],
    ['HOST', '::1', { host: '::1', baseUrl: 'http://localhost:4400' }],
    ['HOST', 'fd00::7', { host: 'fd00::7', baseUrl: 'http://[fd00::7]:4400' }],
    ['STOA_BASE_URL', 'https://shop.example/', { baseUrl: 'https://shop.example' }],
    ['STOA_SAMPLE', 'products', { sample: 'products' }],
    ['STOA_OWNER_EMAIL', 'Olga@Shop.Example', { ownerEmail: 'olga@shop.example' }],
    ['STOA_REDIRECT_URIS', 'https://a.example/back, myapp://signed-in', { redirectUris: ['https://a.example/back', 'myapp://signed-in'] }],
    [
      'STOA_REDIRECT_DOMAINS',
      'www.shop.example, localhost:3000 https://a.example:8443,http://127.0.0.1',
      { redirectDomains: ['www.shop.example', 'localhost:3000', 'https://a.example:8443', 'http://127.0.0.1'] },
    ],
    ['STOA_RATE_LIMITS', 'off', { rateLimits: 'off' }],
    ['STOA_RATE_LIMITS', '{"payments": 60}', { rateLimits: { payments: 60 } }],
    ['STOA_TRUSTED_PROXIES', '10.0.0.0/8 loopback,fd00::/8', { trustedProxies: ['10.0.0.0/8', 'loopback', 'fd00::/8'] }],
    ['STOA_OUTBOUND_NETWORKS', '10.1.0.0/16, fd00::/8 192.168.0.7', { outboundNetworks: ['10.1.0.0/16', 'fd00::/8', '192.168.0.7'] }],
    ['STOA_ROLE', 'jobs', { role: 'jobs' }],
    ['STOA_PROCESSES', '3', { processes: 3 }],
    ['STOA_SMTP_URL', 'smtp://mail.example', { smtpUrl: { host: 'mail.example', port: 587, secure: false } }],
    [
      'STOA_SMTP_URL',
      'smtps://shop%40mail.example:a%2Fb%25@mail.example',
      { smtpUrl: { host: 'mail.example', port: 465, secure: true, login: { user: 'shop@mail.example', password: 'a/b%' } } },
    ],
    ['STOA_SMTP_URL', 'smtp://[::1]:1025', { smtpUrl: { host: '::1', port: 1025, secure: false } }],
    ['STOA_S3_BUCKET', 'shop-files', { s3Bucket: 'shop-files' }],
    ['STOA_SMTP_TLS', 'off', { smtpTls: 'off' }],
    ['STOA_SMTP_TIMEOUT', '30', { smtpTimeoutSeconds: 30 }],
    ['STOA_MAIL_FROM', 'hello@shop.example', { mailFrom: 'hello@shop.example' }],
  ])('%s=%s', (name, text, settings) => {
    expect(readSettings({ [name]: text })).toMatchObject(settings)
  })
})

describe('an invalid value prevents the start', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['STOA_BASE_URL', 'shop.example'],
    ['STOA_BASE_URL', 'https://shop.example/path'],
    ['STOA_SITE_ID', 'shop'],
    ['STOA_CLIENT_ID', '00000000-0000-4000-8000-00000000000A'],
    ['STOA_SAMPLE', 'everything'],
    ['STOA_OWNER_EMAIL', 'olga'],
    ['STOA_SMTP_URL', 'mail.example'],
    ['STOA_SMTP_URL', 'https://mail.example'],
    ['STOA_SMTP_URL', 'smtp://shop@mail.example'],
    ['STOA_SMTP_URL', 'smtp://shop:%zz@mail.example'],
    ['STOA_SMTP_URL', 'smtp://mail.example/?tls=off'],
    ['STOA_S3_BUCKET', 's3://shop'],
    ['STOA_S3_REGION', 'Frankfurt am Main'],
    ['STOA_S3_ENDPOINT', 's3.example'],
    ['STOA_S3_ENDPOINT', 'https://key:secret@s3.example'],
    ['STOA_S3_ACCESS_KEY_ID', 'a key'],
    ['STOA_S3_SECRET_ACCESS_KEY', 'a secret'],
    ['STOA_S3_PATH_STYLE', 'true'],
    ['STOA_S3_PREFIX', '/shop'],
    ['STOA_SMTP_TLS', 'maybe'],
    ['STOA_SMTP_CA', '/nowhere/ca.pem'],
    ['STOA_SMTP_TIMEOUT', '0'],
    ['STOA_MAIL_FROM', 'a@b.example, c@d.example'],
    ['STOA_OWNER_PASSWORD', 'seven77'],
    ['STOA_API_KEY', 'short'],
    ['STOA_REDIRECT_URIS', '/back'],
    ['STOA_REDIRECT_URIS', 'javascript://alert'],
    ['STOA_REDIRECT_DOMAINS', 'shop.example/thanks'],
    ['STOA_REDIRECT_DOMAINS', '*.shop.example'],
    ['STOA_REDIRECT_DOMAINS', 'shop.example:443'],
    ['STOA_REDIRECT_DOMAINS', 'shop.example:99999'],
    ['STOA_REDIRECT_DOMAINS', '1.2'],
    ['STOA_REDIRECT_DOMAINS', 'http://shop.example'],
    ['STOA_REDIRECT_DOMAINS', 'shop.example@evil.example'],
    ['STOA_REDIRECT_DOMAINS', 'https://shop.example./'],
    ['STOA_RATE_LIMITS', 'on'],
    ['STOA_RATE_LIMITS', '{"payments": "many"}'],
    ['STOA_RATE_LIMITS', '{"payments"'],
    ['STOA_TRUSTED_PROXIES', 'my-proxy'],
    ['STOA_OUTBOUND_NETWORKS', 'intranet'],
    ['STOA_OUTBOUND_NETWORKS', '10.0.0.0/33'],
    ['STOA_ROLE', 'boss'],
    ['STOA_PROCESSES', '0'],
    ['STOA_PROCESSES', 'two'],
  ])('%s=%s', (name, text) => {
    expect(() => readSettings({ [name]: text })).toThrow(new RegExp(`^Invalid environment variables\\n  ${name} must be `))
  })

  test('all are named at once, and no value is repeated', () => {
    const env = { PORT: 'x', STOA_OWNER_PASSWORD: 'secret', STOA_ROLE: 'boss' }
    const expected = [
      'Invalid environment variables',
      '  PORT must be a port number, 0 to 65535',
      '  STOA_OWNER_PASSWORD must be 8 to 256 characters long',
      '  STOA_ROLE must be "all", "api", "web" or "jobs"',
    ]
    expect(() => readSettings(env)).toThrow(expect.objectContaining({ message: expected.join('\n') }))
  })
})

test('a password is sent unencrypted to this machine only', () => {
  const open = (host: string) => () => readSettings({ STOA_SMTP_URL: `smtp://shop:secret@${host}`, STOA_SMTP_TLS: 'off' })
  expect(open('mail.example')).toThrow(/STOA_SMTP_TLS must be "on"/)
  expect(open('127.0.0.1.mail.example')).toThrow(/STOA_SMTP_TLS must be "on"/)
  expect(open('127.0.0.1:1025')()).toMatchObject({ smtpTls: 'off' })
})

test('a bucket of another store', () => {
  const env = {
    STOA_S3_BUCKET: 'shop-files',
    STOA_S3_REGION: 'eu-central-1',
    STOA_S3_ENDPOINT: 'http://minio:9000',
    STOA_S3_ACCESS_KEY_ID: 'key',
    STOA_S3_SECRET_ACCESS_KEY: 'a/secret+key',
    STOA_S3_PATH_STYLE: 'on',
    STOA_S3_PREFIX: 'sites/shop',
  }
  expect(readSettings(env)).toMatchObject({
    s3Bucket: 'shop-files',
    s3Region: 'eu-central-1',
    s3Endpoint: 'http://minio:9000',
    s3AccessKeyId: 'key',
    s3SecretAccessKey: 'a/secret+key',
    s3PathStyle: 'on',
    s3Prefix: 'sites/shop/',
  })
})

describe('variables of S3 that need each other', () => {
  test.each([
    [{ STOA_S3_ENDPOINT: 'https://s3.example' }, 'STOA_S3_BUCKET'],
    [{ STOA_S3_PREFIX: 'shop' }, 'STOA_S3_BUCKET'],
    [{ STOA_S3_ACCESS_KEY_ID: 'key', STOA_S3_SECRET_ACCESS_KEY: 'secret' }, 'STOA_S3_BUCKET'],
    [{ STOA_S3_BUCKET: 'shop', STOA_S3_ACCESS_KEY_ID: 'key' }, 'STOA_S3_SECRET_ACCESS_KEY'],
    [{ STOA_S3_BUCKET: 'shop', STOA_S3_SECRET_ACCESS_KEY: 'secret' }, 'STOA_S3_ACCESS_KEY_ID'],
  ])('%o', (env, missing) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^Invalid environment variables\\n  ${missing} must be set if [^\\n]*$`))
  })
})
