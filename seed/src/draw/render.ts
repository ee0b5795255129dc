/** From SVG to a picture file. `sharp` is heavy and comes on first use. */
import type { Sharp } from 'sharp'
import type { Hex } from './color.ts'
import { compose, type Size } from './compose.ts'
import type { Picture } from './picture.ts'
import { randomFrom } from './random.ts'
import { DARKEST } from './room.ts'

/** The light is drawn this many times smaller than the picture, and blurred by this much there. */
const LIGHT_SHRINK = 4
const LIGHT_BLUR = 1.5
const GRAIN = { size: 256, strength: 14 }

/** A picture as JPEG. */
export async function render(picture: Picture, size: Size): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { light, shade, scene } = compose(picture, size)
  const small = sharp(Buffer.from(light))
    .resize(Math.ceil(size.width / LIGHT_SHRINK))
    .blur(LIGHT_BLUR)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const dark = sharp(shadePixels(data, shade), { raw: { width: info.width, height: info.height, channels: 4 } })
  const images = { shade: await asAddress(dark), grain: await (grain ??= asAddress(sharp(...grainPixels()))) }
  return sharp(Buffer.from(scene(images)))
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The shade's colour, the thicker the less light there is. */
function shadePixels(light: Uint8Array, shade: Hex): Uint8Array {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(shade.slice(at, at + 2), 16)) as [number, number, number]
  const pixels = new Uint8Array(light.length * 4)
  for (let index = 0, at = 0; index < light.length; index++, at += 4) {
    pixels[at] = red
    pixels[at + 1] = green
    pixels[at + 2] = blue
    pixels[at + 3] = (255 - light[index]!) * DARKEST
  }
  return pixels
}

let grain: Promise<string> | undefined

async function asAddress(image: Sharp): Promise<string> {
  return `data:image/png;base64,${(await image.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`
}

/** A tile of film grain, dark and light specks of little weight: it also hides the steps of long gradients. */
function grainPixels() {
  const random = randomFrom('grain')
  const pixels = new Uint8Array(GRAIN.size ** 2 * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const value = random() + random() - 1
    pixels.fill(value > 0 ? 255 : 0, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(value) * GRAIN.strength)
  }
  return [pixels, { raw: { width: GRAIN.size, height: GRAIN.size, channels: 4 } }] as const
}
