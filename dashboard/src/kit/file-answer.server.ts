interface Piece<Next> {
  text: string
  next?: Next | undefined
}

/** Streams a file piece by piece: the next piece is requested when the browser has read the one before, and none once it has disconnected. */
export function fileAnswer<Next>(fileName: string, first: Piece<Next>, follow: (next: Next) => Promise<Piece<Next>>): Response {
  let piece: Piece<Next> | undefined = first
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!piece) return controller.close()
      controller.enqueue(encoder.encode(piece.text))
      piece = piece.next === undefined ? undefined : await follow(piece.next)
    },
    cancel() {
      piece = undefined
    },
  })
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'application/x-ndjson'
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${asciiOf(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'no-store',
    },
  })
}

const asciiOf = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, '-')
