/** Bytes as the source of a write. */
export async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
