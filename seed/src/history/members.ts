import { contactId } from '../ids.ts'
import { after, days, historyDays } from './calendar.ts'
import { asciiOf, customers } from './people.ts'
import type { Random } from './random.ts'
import type { Customer, SampleMember, SampleOrder } from './types.ts'

const titles = [
  'Window gardener',
  'Listens to rain',
  'Third floor, facing south',
  'Potter',
  'Keeps bees on a balcony',
  'Collects glass',
  'Early riser',
  'Reads at the window',
]

const pendingCount = 2

/** Who has just signed up, and hasn't bought anything yet. */
const newcomers = customers.slice(-pendingCount)
export const isNewcomer = ({ id }: Customer): boolean => newcomers.some((one) => one.id === id)

/** Whether a customer has an account: nearly every second one. */
export const isMember = ({ id }: Customer): boolean => memberCustomers.some((member) => member.id === id)

const memberCustomers = customers.filter((customer, index) => index % 5 < 2 && !isNewcomer(customer))

/** The members of the shop. They signed up some time before their first order; two wait for approval, and one was blocked. */
export function membersOf(orders: readonly SampleOrder[], { now, random }: { now: Date; random: Random }): SampleMember[] {
  const begin = after(now, -days(historyDays - 0.5))
  const members = memberCustomers.map((customer, index): SampleMember => {
    const own = orders.filter((order) => order.customer.id === customer.id)
    const [first] = own
    const latest = first ? first.placedDate : after(now, -days(3))
    const earliest = first ? after(latest, -days(9)) : begin
    const signedUp = after(earliest, random.between(0, 1) * minutesBetween(earliest, after(latest, -4)))
    const createdDate = signedUp < begin ? after(latest, -4) : signedUp
    const isBlocked = index === memberCustomers.length - 1
    return {
      ...profileOf(customer, index),
      status: isBlocked ? 'BLOCKED' : 'APPROVED',
      isPublic: !isBlocked && index % 3 !== 1,
      createdDate,
      lastLoginDate: own.at(-1)?.placedDate ?? createdDate,
      ...(isBlocked ? { blockedDate: after(now, -days(1.6)) } : {}),
    }
  })
  return [...members, ...pendingMembers(now)].toSorted((a, b) => a.createdDate.getTime() - b.createdDate.getTime())
}

const pendingMembers = (now: Date): SampleMember[] =>
  newcomers.map((customer, index) => ({
    ...profileOf(customer, memberCustomers.length + index),
    status: 'PENDING',
    isPublic: false,
    createdDate: after(now, -days(0.3 + index * 0.8)),
  }))

function profileOf(customer: Customer, index: number): Pick<SampleMember, keyof Customer | 'contactId' | 'nickname' | 'slug' | 'title'> {
  const { firstName, lastName } = customer
  const title = index % 2 === 0 ? titles[(index / 2) % titles.length] : undefined
  return {
    ...customer,
    contactId: contactId(index + 1),
    nickname: `${firstName} ${lastName[0]}.`,
    slug: `${asciiOf(firstName)}-${asciiOf(lastName)}`,
    ...(title === undefined ? {} : { title }),
  }
}

const minutesBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 60_000)
