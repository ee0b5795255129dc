import { arrow, box, label, mark, picture } from './pictures.ts'

/** One picture for each concept of the start page. */
export const identitiesPicture = picture(
  'A visitor who signs in becomes a member. A guest with a signed link reads one order. Owners and apps act for the whole shop.',
  192,
  [
    box({ x: 8, y: 8, width: 112, title: 'visitor', text: 'anonymous token' }),
    arrow([124, 32], [236, 32], 'signs in'),
    box({ x: 240, y: 8, width: 112, title: 'member', text: 'has an account', isStrong: true }),
    box({ x: 8, y: 72, width: 112, title: 'guest', text: 'signed link' }),
    arrow([124, 96], [236, 96], 'reads'),
    box({ x: 240, y: 72, width: 112, title: 'one order' }),
    box({ x: 8, y: 136, width: 112, title: 'owner, app', text: 'session or key' }),
    arrow([124, 160], [236, 160], 'act for'),
    box({ x: 240, y: 136, width: 112, title: 'the shop', isStrong: true }),
  ],
)

export const orderPicture = picture(
  'A cart becomes a checkout, and a checkout becomes an order. The cart has items, the checkout adds address, delivery and payment, the order waits for its payment and is approved by it.',
  156,
  [
    box({ x: 8, y: 8, width: 96, title: 'cart', text: 'items' }),
    arrow([106, 32], [130, 32]),
    box({ x: 132, y: 8, width: 96, title: 'checkout', text: 'who, where, how' }),
    arrow([230, 32], [254, 32]),
    box({ x: 256, y: 8, width: 96, title: 'order', text: 'placed', isStrong: true }),
    arrow([56, 60], [56, 84]),
    label(56, 100, 'estimates'),
    label(56, 115, 'the total'),
    arrow([180, 60], [180, 84]),
    label(180, 100, 'address, delivery,'),
    label(180, 115, 'payment method'),
    arrow([304, 60], [304, 84]),
    label(304, 100, 'waits for payment,'),
    label(304, 115, 'then is approved'),
    label(180, 146, 'Each has its own id; totals are calculated by the server.'),
  ],
)

const columns = [
  ['read', 150],
  ['insert', 205],
  ['update', 260],
  ['remove', 318],
] as const

const guestbook = [
  ['anyone', ['yes', 'no', 'no', 'no']],
  ['member', ['yes', 'yes', 'own', 'own']],
  ['team', ['yes', 'yes', 'yes', 'yes']],
] as const

export const permissionsPicture = picture(
  'The permissions of an example collection, a guestbook: anyone reads it, members add entries and change or remove their own, and the team can do everything.',
  200,
  [
    ...columns.map(([name, x]) => label(x, 22, name)),
    ...guestbook.flatMap(([who, cells], row) => [
      box({ x: 8, y: 32 + row * 56, width: 96, title: who }),
      ...cells.map((kind, index) => mark(columns[index]![1], 56 + row * 56, kind)),
    ]),
  ],
)

export const eventsPicture = picture(
  'A write changes data and records an event in the same transaction. Events have a single order. Programs read them after a position or follow them live.',
  176,
  [
    box({ x: 8, y: 8, width: 96, title: 'a write' }),
    arrow([106, 32], [130, 32]),
    box({ x: 132, y: 8, width: 220, title: 'one transaction', text: 'the change, and its event', isStrong: true }),
    arrow([242, 60], [242, 78]),
    box({ x: 132, y: 80, width: 220, title: '41 · 42 · 43 · 44', text: 'all events, in a single order' }),
    arrow([180, 132], [180, 150]),
    label(180, 166, 'after a position'),
    arrow([300, 132], [300, 150]),
    label(300, 166, 'live stream'),
  ],
)
