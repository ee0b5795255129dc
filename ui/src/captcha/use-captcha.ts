import { useEffect, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { solve, type Challenge } from './solve.ts'

export interface Captcha {
  mode: 'INVISIBLE' | 'VISIBLE'
  challenge: Challenge
}

/** The progress of a captcha. */
export interface CaptchaWork {
  captcha: Captcha | undefined
  /** Empty until it is solved. */
  token: string
  isWorking: boolean
  /** Starts solving. An invisible captcha starts by itself. */
  begin(): void
}

export function useCaptcha(captcha: Captcha | undefined): CaptchaWork {
  const isAwake = useHydrated()
  const challenge = captcha?.challenge
  const [begun, setBegun] = useState<Challenge>()
  const [done, setDone] = useState<{ of: Challenge; token: string }>()
  const isBegun = captcha?.mode === 'INVISIBLE' || begun === challenge
  useEffect(() => {
    if (!challenge || !isBegun) return
    let isOver = false
    const end = (token: string): void => void (isOver || setDone({ of: challenge, token }))
    solve(challenge, () => isOver).then(
      (token) => end(token ?? ''),
      () => end(''),
    )
    return () => void (isOver = true)
  }, [challenge, isBegun])
  const isDone = done?.of === challenge
  return {
    captcha,
    token: isDone ? (done?.token ?? '') : '',
    isWorking: isAwake && challenge !== undefined && isBegun && !isDone,
    begin: () => setBegun(challenge),
  }
}
