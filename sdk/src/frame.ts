/** How long the site's page has to answer (site §9). */
const patienceMs = 120_000

/** What the site's page says of a sign-in: a code, or why there is none. */
export interface FrameMessage {
  state: string
  code?: string
  error?: string
}

/** What the site's page tells from a frame that nobody sees. Heard is that page alone, and of that only what it says of this sign-in (threat A18); every other message
 *  passes by. For browsers. Throws 'OAuth flow timed out'. */
export function readFrameMessage(url: string, state: string): Promise<FrameMessage> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  const address = new URL(url, location.href)
  return new Promise<FrameMessage>((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('message', hear)
      frame.remove()
    }
    const hear = ({ data, origin, source }: MessageEvent<Partial<FrameMessage> | null>): void => {
      if (source !== frame.contentWindow || origin !== address.origin || data?.state !== state) return
      end()
      resolve({ ...data, state })
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('OAuth flow timed out'))
    }, patienceMs)
    addEventListener('message', hear)
    frame.src = address.href
    document.body.append(frame)
  })
}
