import { describe, expect, test } from 'vitest'
import { Refusal } from '../../kernel/refuse.ts'
import { networkOf, rateLimits } from './rate-limits.ts'

describe('the network of an address', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is in %s', (address, network) => expect(networkOf(address)).toBe(network))
})

function counting(setting: Parameters<typeof rateLimits>[0] = 'default') {
  const clock = { now: new Date('2026-11-20T12:00:00.000Z') }
  const counter = rateLimits(setting, () => clock.now)
  /** The time to wait; undefined if the call is allowed. */
  const ask = (subject: string | undefined) => {
    try {
      counter.count('payments', subject)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return error.data.retryAfterSeconds
      throw error
    }
    return undefined
  }
  return { ask, pass: (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)) }
}

describe('counting calls', () => {
  test('thirty payments a minute, and the next one gets a retry time', () => {
    const { ask, pass } = counting()
    for (let index = 0; index < 30; index++) expect(ask('vera')).toBeUndefined()
    pass(20)
    expect(ask('vera')).toBe(40)
    pass(39)
    expect(ask('vera')).toBe(1)
    pass(1)
    expect(ask('vera')).toBeUndefined()
  })

  test('each subject separately; a caller in this process has no limit', () => {
    const { ask } = counting({ payments: 1 })
    expect(ask('vera')).toBeUndefined()
    expect(ask('vera')).toBe(60)
    expect(ask('mia')).toBeUndefined()
    for (let index = 0; index < 50; index++) expect(ask(undefined)).toBeUndefined()
  })

  test('a subject that goes on calling is remembered among many others', () => {
    const { ask } = counting({ payments: 3 })
    for (let index = 0; index < 3; index++) expect(ask('vera')).toBeUndefined()
    for (let index = 0; index < 120_000; index++) {
      ask(`another ${index}`)
      if (index % 40_000 === 0) expect(ask('vera')).toBe(60)
    }
    expect(ask('vera')).toBe(60)
  })

  test('not at all if limits are off', () => {
    const { ask } = counting('off')
    for (let index = 0; index < 100; index++) expect(ask('vera')).toBeUndefined()
  })

  test('by default if the setting does not name the limit, and never if it is zero', () => {
    const { ask } = counting({ estimates: 1 })
    for (let index = 0; index < 30; index++) expect(ask('vera')).toBeUndefined()
    expect(ask('vera')).toBe(60)
    expect(counting({ payments: 0 }).ask('vera')).toBe(60)
  })
})
