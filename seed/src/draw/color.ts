/** Colours are mixed in OKLab, where a half-way mix looks half-way and a darker blue stays blue. */
export type Hex = string

type Lab = [lightness: number, a: number, b: number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)
const clamp = (value: number) => Math.min(1, Math.max(0, value))

function toLab(hex: Hex): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Lab
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Lab): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels
    .map((c) =>
      Math.round(clamp(fromLinear(clamp(c))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `share` of `to` in `from`: 0 is `from`, 1 is `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [one, other] = [toLab(from), toLab(to)]
  return toHex(one.map((value, at) => value + (other[at]! - value) * share) as Lab)
}

/** Moves the lightness by `amount` (−1…1) and leaves hue alone; brighter colours lose a little chroma, as paint in the sun does. */
export function tone(hex: Hex, amount: number): Hex {
  const [lightness, a, b] = toLab(hex)
  const fade = amount > 0 ? 1 - amount * 0.6 : 1
  return toHex([clamp(lightness + amount), a * fade, b * fade])
}
