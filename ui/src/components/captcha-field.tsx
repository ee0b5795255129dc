import type { CaptchaWork } from '../captcha/use-captcha.ts'
import { useHydrated } from '../hydrated.ts'
import { useTexts } from '../texts/texts.ts'

interface CaptchaFieldProps extends CaptchaWork {
  /** What to do if scripts are off; by default, to turn them on. */
  withoutScripts?: string
}

/** The captcha of a form: invisible, or a box to tick. Without scripts it can't be solved, and says so. */
export function CaptchaField({ captcha, token, isWorking, begin, withoutScripts }: CaptchaFieldProps) {
  const { captcha: words } = useTexts().shared
  const isHydrated = useHydrated()
  if (!captcha) return null
  return (
    <>
      <input type="hidden" name="captcha" value={token} />
      <p className="no-scripts-only text-small text-soft">{withoutScripts ?? words.needsScripts}</p>
      {captcha.mode === 'VISIBLE' && (
        <label className="scripts-only flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2">
          {/* Without scripts it is hidden, and would keep the form from being sent. */}
          <input type="checkbox" required={isHydrated} className="size-4" checked={isWorking || token !== ''} onChange={begin} />
          <span>{words.label}</span>
          <output className="ms-auto text-small text-soft">{isWorking ? words.working : token && words.done}</output>
        </label>
      )}
    </>
  )
}
