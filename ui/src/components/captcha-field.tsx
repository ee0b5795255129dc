import { useId } from 'react'
import type { CaptchaWork } from '../captcha/use-captcha.ts'
import { useHydrated } from '../hydrated.ts'
import { useOwnError } from '../own-error.ts'
import { useTexts } from '../texts/texts.ts'

interface CaptchaFieldProps extends CaptchaWork {
  /** What to do if scripts are off; by default, to turn them on. */
  withoutScripts?: string
}

/** The captcha of a form: invisible, or a box to tick. Without scripts it can't be solved, and says so. */
export function CaptchaField({ withoutScripts, ...work }: CaptchaFieldProps) {
  const { captcha: words } = useTexts().shared
  if (!work.captcha) return null
  return (
    <>
      <input type="hidden" name="captcha" value={work.token} />
      <p className="no-scripts-only text-small text-soft">{withoutScripts ?? words.needsScripts}</p>
      {work.captcha.mode === 'VISIBLE' && <CaptchaBox {...work} />}
    </>
  )
}

function CaptchaBox({ token, isWorking, begin }: CaptchaWork) {
  const { captcha: words } = useTexts().shared
  const isHydrated = useHydrated()
  const id = useId()
  const isTicked = isWorking || token !== ''
  const { error, checks } = useOwnError(undefined)
  return (
    <div className="scripts-only">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2">
        {/* Without scripts it is hidden, and would keep the form from being sent. */}
        <input
          type="checkbox"
          required={isHydrated}
          className="size-4"
          checked={isTicked}
          onChange={begin}
          {...checks}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span>{words.label}</span>
        <output className="ms-auto text-small text-soft">{isWorking ? words.working : token && words.done}</output>
      </label>
      {error && !isTicked && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
