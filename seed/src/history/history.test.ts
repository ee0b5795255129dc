import { describe, expect, test } from 'vitest'
import { sampleIds } from '../sample-ids.ts'
import { isInSale } from './calendar.ts'
import { ordersMax, sampleHistory } from './history.ts'
import { customers, sampleMailDomain } from './people.ts'

const now = new Date('2026-11-25T13:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1000
const history = sampleHistory(now)
const { orders, members } = history

const at = (iso: string) => sampleHistory(new Date(iso))

describe('the history of the sample shop', () => {
  test('it is the same for the same instant', () => {
    expect(sampleHistory(new Date(now))).toEqual(history)
  })

  test('whenever it is made, it has an order of believable size and nothing in the future', () => {
    for (let day = 0; day < 60; day++) {
      const then = new Date(Date.UTC(2026, 10, 1, day % 24, 7) + day * 9 * dayMs)
      const made = sampleHistory(then)
      expect(made.orders.length).toBeGreaterThanOrEqual(120)
      expect(made.orders.length).toBeLessThanOrEqual(230)
      expect(made.orders.length).toBeLessThan(ordersMax)
      const dates = made.orders.flatMap((order) => [
        order.placedDate,
        order.paidDate,
        order.fulfilledDate,
        order.canceledDate,
        order.comment?.date,
      ])
      const signUps = made.members.flatMap(({ createdDate, blockedDate, lastLoginDate }) => [createdDate, blockedDate, lastLoginDate])
      for (const date of [...dates, ...signUps]) expect(date === undefined || date <= then).toBe(true)
      expect(Math.min(...made.orders.map(({ placedDate }) => placedDate.getTime()))).toBeGreaterThan(then.getTime() - 60 * dayMs)
      expect(made.orders.filter(({ paidDate, canceledDate }) => !paidDate && !canceledDate)).toHaveLength(2)
      expect(made.orders.filter(({ canceledDate }) => canceledDate)).toHaveLength(1)
    }
  })

  test('sales grow, and rise in the sale', () => {
    const inDays = (first: number, last: number) =>
      orders.filter(
        ({ placedDate }) => placedDate.getTime() >= now.getTime() - first * dayMs && placedDate.getTime() < now.getTime() - last * dayMs,
      )
    expect(inDays(30, 0).length).toBeGreaterThan(inDays(60, 30).length * 1.1)
    expect(orders.filter(({ discountPercent }) => discountPercent === 10).length).toBeGreaterThan(15)
    expect(isInSale(17)).toBe(true)
  })

  test('orders have several states', () => {
    expect(orders.filter(({ fulfilledDate }) => fulfilledDate).length).toBeGreaterThan(100)
    expect(orders.filter(({ delivery }) => delivery === undefined).length).toBeGreaterThan(0)
    expect(orders.filter(({ delivery }) => delivery?.startsWith('pickup')).length).toBeGreaterThan(3)
    expect(orders.filter(({ buyerNote }) => buyerNote).length).toBeGreaterThan(0)
  })

  test('members sign up before they order as members', () => {
    expect(members.length).toBeGreaterThan(20)
    expect(new Set(members.map(({ status }) => status))).toEqual(new Set(['APPROVED', 'PENDING', 'BLOCKED']))
    const signUps = new Map(members.map(({ id, createdDate }) => [id, createdDate]))
    for (const { customer, isMember, placedDate } of orders)
      if (isMember) expect(signUps.get(customer.id)!.getTime()).toBeLessThan(placedDate.getTime())
      else expect(signUps.has(customer.id)).toBe(false)
  })

  test('email addresses are of a reserved domain, and each belongs to one person', () => {
    expect(sampleMailDomain.endsWith('.example')).toBe(true)
    for (const { email } of customers) expect(email).toMatch(/^[a-z.]+@correio\.example$/)
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length)
  })

  test('its ids are known without it', () => {
    const later = at('2027-07-04T20:00:00.000Z')
    for (const { id, checkoutId, customer } of [...orders, ...later.orders]) {
      expect(sampleIds.orders).toContain(id)
      expect(sampleIds.checkouts).toContain(checkoutId)
      expect(sampleIds.members).toContain(customer.id)
    }
    const lines = orders.flatMap((order) => order.lines.map(({ id }) => id))
    expect(new Set(lines).size).toBe(lines.length)
  })
})
