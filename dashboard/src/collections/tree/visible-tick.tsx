import { useId } from 'react'
import { useTexts } from '../../texts/texts.ts'

/** What else becomes hidden with a collection, and what keeps it hidden. */
export interface VisibilityFacts {
  /** The name of the one above it if that is hidden. */
  hiddenAbove: string | undefined
  below: number
  visibleBelow: number
}

/** Whether a collection is visible, and what that means for those around it. */
export function VisibleTick({ isOn, hiddenAbove, below, visibleBelow }: VisibilityFacts & { isOn: boolean }) {
  const { collectionEditor, collectionTree: words } = useTexts().dashboard
  const id = useId()
  const hint =
    hiddenAbove === undefined
      ? isOn
        ? visibleBelow > 0 && words.hidesBelow(visibleBelow)
        : below > 0 && words.showsAlone(below)
      : words.hiddenAbove(hiddenAbove)
  return (
    <div>
      <label className="flex min-h-6 items-center gap-2.5">
        <input
          type="checkbox"
          name="visible"
          value="on"
          defaultChecked={isOn}
          disabled={hiddenAbove !== undefined}
          className="size-4 shrink-0"
          {...(hint && { 'aria-describedby': id })}
        />
        {collectionEditor.visible}
      </label>
      {hint && (
        <p id={id} className="mt-1 text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
