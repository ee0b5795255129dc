import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Of the longer side, in pixels. */
const edge = 2_000

const [input, folder] = process.argv.slice(2) as [string, string]
// Bytes have no address: nothing beside the file can be referred to.
const drawing = sharp(readFileSync(input), { limitInputPixels: 50_000_000 }).resize({ width: edge, height: edge, fit: 'inside' })
const { width, height } = await drawing.png().toFile(join(folder, 'drawing.png'))
process.stdout.write(JSON.stringify({ width, height }))
