/** The size of an SVG that doesn't say one, as browsers show it. */
const standard = { width: 300, height: 150 }
const edgeMax = 100_000

/** The size of a drawing in pixels: its own if it is in pixels, else that of its view box. */
export function svgSize(attribute: (name: string) => string | null): { width: number; height: number } {
  const box = attribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [boxWidth, boxHeight] = box?.length === 4 ? [pixelsOf(box[2]), pixelsOf(box[3])] : []
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))]
  if (width !== undefined && height !== undefined) return { width, height }
  if (boxWidth === undefined || boxHeight === undefined) return { width: width ?? standard.width, height: height ?? standard.height }
  if (width !== undefined) return { width, height: pixelsOf((width * boxHeight) / boxWidth) ?? 1 }
  if (height !== undefined) return { width: pixelsOf((height * boxWidth) / boxHeight) ?? 1, height }
  return { width: boxWidth, height: boxHeight }
}

function lengthOf(text: string | null): number | undefined {
  const number = /^\s*\+?(\d{1,6}(?:\.\d*)?|\.\d+)(?:px)?\s*$/.exec(text ?? '')?.[1]
  return number === undefined ? undefined : pixelsOf(Number(number))
}

const pixelsOf = (length: number | undefined): number | undefined =>
  length !== undefined && length > 0 && length <= edgeMax ? Math.max(1, Math.round(length)) : undefined
