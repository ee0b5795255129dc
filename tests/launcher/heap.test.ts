import { expect, test } from 'vitest'
import { oldGenerationMb } from '../../bin/heap.js'

const gb = 2 ** 30
/** What Node returns outside of a container. */
const none = 2 ** 64

test.each([
  [1 * gb, none, 512],
  [2 * gb, none, 512],
  [3 * gb, none, 768],
  [64 * gb, none, 1024],
  [64 * gb, 3 * gb, 768],
  [64 * gb, 0, 1024],
])('of a machine with %d bytes and a container with %d, the old generation has at most %d MB', (machine, container, megabytes) =>
  expect(oldGenerationMb(machine, container)).toBe(megabytes),
)
