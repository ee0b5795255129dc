/** The library that reads and writes pictures, imported when it is first needed. Each picture is read once, so that its cache would only take memory. */
export async function importSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
