import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { Sample } from './sample.ts'

const source = 'decision 0086'
const problems = { OWNERS_ONLY: { status: 403, message: 'Only an owner can do this.' } } as const

export const getSample = call({
  method: 'GET',
  path: '/v1/sample',
  family: 'stoa',
  summary: 'Get what is left of the sample shop.',
  description: 'Counts what `removeSample` would remove, and names what would stay. Only owners can make this call.',
  source,
  allow: ['owner'],
  permission: 'SAMPLE.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ sample: field(Sample, 'What is left of the sample shop.') }),
  problems,
  example: {},
})

export const removeSample = call({
  method: 'POST',
  path: '/v1/sample/remove',
  family: 'stoa',
  summary: 'Remove the sample shop.',
  description:
    'Removes the products, orders, members and emails that the site was filled with, their pictures, the reviews of these products, and the events about all of them, all or nothing. Data ' +
    'collections go to the trash for 30 days, and the pictures in their items stay until the first call afterwards. Orders of real shoppers stay, also for sample products, with the pictures in them. Settings ' +
    'and whatever your team has added or edited stay. A second call finds nothing to remove. Only owners can make this call.',
  source,
  allow: ['owner'],
  permission: 'SAMPLE.REMOVE',
  writes: true,
  request: Shape({}),
  response: Shape({ sample: field(Sample, 'What is left: nothing to remove, and what stays because it was edited.') }),
  problems,
  example: {},
})
