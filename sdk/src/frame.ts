/** How long the site's page may take to respond (site §9). */
const patienceMs = 120_000

/** The result of a sign-in that the site's page sends: a code, or the reason why there is none. */
export interface FrameMessage {
  state: string
  code?: string
  error?: string
}

/** Loads the site's page in a hidden frame and waits for its message. Only messages from that page about this sign-in are accepted (threat A18); all others
 *  are ignored. For browsers. Throws 'OAuth flow timed out'. */
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
