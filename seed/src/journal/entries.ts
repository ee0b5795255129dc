import { journalId } from '../ids.ts'
import type { SeedDataItem } from '../types.ts'
import { authors } from './authors.ts'
import { pictureText } from './picture-text.ts'

interface Entry {
  title: string
  slug: string
  summary: string
  cover: string
  author: string
  published: string
  subject: 'Growing' | 'Weather' | 'Paper' | 'Slow hours'
  tags: string[]
  minutes: number
  weekend: boolean
  body: string
}

const wide = [1600, 900] as const

const written: readonly Entry[] = [
  {
    title: 'Basil, and how not to love it to death',
    slug: 'basil-and-how-not-to-love-it-to-death',
    summary: 'It wants less water, more light and to be eaten from the top. Most of it dies of kindness, and usually on a Sunday.',
    cover: pictureText('herb-trough', 3),
    author: authors.tome,
    published: '2026-05-08T08:30:00.000Z',
    subject: 'Growing',
    tags: ['basil', 'herbs', 'summer'],
    minutes: 4,
    weekend: false,
    body: `<p>Basil is sold in pots that hold twenty plants where there is room for four. They spend their short lives fighting below the surface, and then somebody waters them every day out of sympathy.</p>
<h3>What it asks for</h3>
<ul><li><strong>Room.</strong> Take the clump apart and give each third of it a pot of its own.</li><li><strong>Thirst.</strong> Water when the pot feels light in the hand, from below, and pour away what is left after ten minutes.</li><li><strong>A haircut.</strong> Cut above a pair of leaves, never the leaves alone. Two stems grow where one was.</li></ul>
<p>Ours faces north-east, which basil regards as an insult. It grows all the same, only slower, and tastes the better for having had to think about it.</p>
<blockquote>A plant on a windowsill is not a pet. It is a lodger who pays in leaves.</blockquote>`,
  },
  {
    title: 'Reading a storm glass',
    slug: 'reading-a-storm-glass',
    summary: 'Camphor, spirit and two centuries of disagreement. What the crystals do say, what they do not, and why we sell it anyway.',
    cover: pictureText('storm-glass', 1),
    author: authors.benedita,
    published: '2026-04-21T07:00:00.000Z',
    subject: 'Weather',
    tags: ['instruments', 'glass'],
    minutes: 6,
    weekend: false,
    body: `<p>The honest answer is that a storm glass is a thermometer with an imagination. Its crystals grow when it cools and clear when it warms; that a front often brings cold before it brings rain is where the legend comes from.</p>
<h3>How to look at it</h3>
<ol><li>Hang it where the sun never reaches it and the heating never does either.</li><li>Look at the same hour each day. One glance says nothing, a week of glances says a good deal.</li><li>Write down what you saw before you look at the sky.</li></ol>
<p>After a year we had been right on two days of three, which is what you get by saying <em>the same as yesterday</em>. But we had looked out of the window three hundred and sixty-five times, and that, we think, is what it is for.</p>`,
  },
  {
    title: 'A year in the cloud register',
    slug: 'a-year-in-the-cloud-register',
    summary: 'Twelve months, one page a day, and what is left of a year when nothing is written down of it but the sky.',
    cover: pictureText('cloud-register', 4),
    author: authors.ilse,
    published: '2026-03-30T09:15:00.000Z',
    subject: 'Paper',
    tags: ['notebooks', 'clouds'],
    minutes: 5,
    weekend: false,
    body: `<p>A customer brought back her register in January, full. She did not want another one at once; she wanted to show it to somebody.</p>
<p>There was the day the lift broke, drawn as a single high streak. There was a week of nothing but grey wash, which was the week her daughter moved out, and below the grey, in pencil, very small: <em>edges</em>.</p>
<p>We had planned the book with boxes to tick. What we print since then has less on the page. It turns out people know quite well what a cloud is, and want the space for the rest.</p>`,
  },
  {
    title: 'Building a bee hotel that bees will book',
    slug: 'building-a-bee-hotel-that-bees-will-book',
    summary: 'Hardwood, dry reeds and holes without splinters: a Saturday’s work for guests who stay one spring and never complain.',
    cover: pictureText('collection-residents', 1, wide),
    author: authors.tome,
    published: '2026-03-12T10:00:00.000Z',
    subject: 'Growing',
    tags: ['bees', 'spring', 'wood'],
    minutes: 8,
    weekend: true,
    body: `<p>Most bee hotels stand empty because they were built for people. Bees look at three things: whether it is dry, whether it is warm in the morning, and whether the walls are smooth.</p>
<h3>You need</h3>
<ul><li>a block of beech or oak, as deep as your hand is wide, well dried</li><li>drill bits of 3, 4, 6 and 8 mm, all of them sharp</li><li>a roof that stands out by two fingers</li></ul>
<p>Drill into the side of the grain, never the end of it: the end cracks, and a crack lets in the rain. Sand every hole with a rolled strip of paper. Then hang it facing south-east, firmly, at the height of your face.</p>
<p>The first mason bee came to ours on the ninth of April, looked in, went away, and came back with luggage.</p>`,
  },
  {
    title: 'The case for a second pot of coffee',
    slug: 'the-case-for-a-second-pot-of-coffee',
    summary: 'The first is for waking up. The second, at a quarter past ten, by the window, is what the first was for.',
    cover: pictureText('collection-slow-hours', 1, wide),
    author: authors.benedita,
    published: '2026-02-17T10:15:00.000Z',
    subject: 'Slow hours',
    tags: ['coffee', 'mornings'],
    minutes: 3,
    weekend: false,
    body: `<p>There is a pause in the middle of the morning at which nobody is where they are supposed to be. The post has been, the bakery is out of the good ones, and the light has come round the corner of the building opposite.</p>
<p>We close the shop for eleven minutes. It is written on the door. In eight years three people have waited, and two of them were given coffee.</p>
<p>You need a small pot, so that it has to be made again; two cups, in case; and a sill at the height of your elbows. <strong>Do not bring the telephone.</strong> It has its own window.</p>`,
  },
  {
    title: 'What to do with a windowsill that faces north',
    slug: 'a-windowsill-that-faces-north',
    summary: 'Ferns, ivy, a jug without flowers, and the steadiest light there is: painters have paid rent for less.',
    cover: pictureText('collection-light', 1, wide),
    author: authors.ilse,
    published: '2026-01-26T08:00:00.000Z',
    subject: 'Slow hours',
    tags: ['light', 'winter'],
    minutes: 5,
    weekend: false,
    body: `<p>Nothing fades on it. Nothing burns. Whatever you stand there at nine in the morning looks the same at four, and so, on a good day, do you.</p>
<h3>What likes it there</h3>
<ul><li>hart’s tongue, maidenhair, and any fern with a patient name</li><li>one object with a shadow worth looking at</li><li>paper, ink and the person using them</li></ul>
<p>What does not like it: basil, cats in February, and sundials. We have had to take back two.</p>`,
  },
  {
    title: 'Bunting from last year’s calendar',
    slug: 'bunting-from-last-years-calendar',
    summary: 'Twelve pages, one needle, five metres of thread. A year that is over may as well hang across the kitchen.',
    cover: pictureText('feast-bunting', 1),
    author: authors.ilse,
    published: '2026-01-06T09:00:00.000Z',
    subject: 'Paper',
    tags: ['calendar', 'thread', 'winter'],
    minutes: 7,
    weekend: true,
    body: `<p>Calendar paper is too good to throw away and too large to keep. Cut into triangles, it says <em>feast</em> in every language we have tried.</p>
<ol><li>Fold each month along the middle and cut it into pennants as wide as a hand.</li><li>Fold the upper edge over the thread by a finger’s breadth, and stitch it with long stitches.</li><li>Leave a hand of thread between two months. July may hang next to November; they have not met.</li></ol>
<p>It takes an afternoon and the evening after it. If somebody helps, it takes two.</p>`,
  },
]

export const entries: SeedDataItem[] = written.map(({ published, ...entry }, index) => ({
  _id: journalId(index + 1),
  ...entry,
  published: { $date: published },
}))
