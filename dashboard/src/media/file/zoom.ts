/** How large a picture is: as large as fits, or a share of its own size. */
export type Zoom = 'fit' | number

const steps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 8]

/** The next larger or smaller step. */
export function nextZoom(current: number, direction: 1 | -1): number {
  const rounded = Math.round(current * 1000) / 1000
  if (direction === 1) return steps.find((step) => step > rounded) ?? steps.at(-1)!
  return steps.findLast((step) => step < rounded) ?? steps[0]!
}

interface Box {
  clientWidth: number
  clientHeight: number
}

/** Scrolls a frame so that a point of the picture is in its middle. */
export function scrollFor(frame: Box & { scrollLeft: number; scrollTop: number }, picture: Box, { x, y }: { x: number; y: number }): void {
  frame.scrollLeft = picture.clientWidth * x - frame.clientWidth / 2
  frame.scrollTop = picture.clientHeight * y - frame.clientHeight / 2
}
