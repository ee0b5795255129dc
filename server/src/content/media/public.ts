export { imageOf, mediaUrl, toWireImage } from './image.ts'
