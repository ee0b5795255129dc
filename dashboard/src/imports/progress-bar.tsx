interface ProgressBarProps {
  label: string
  percent: number
  text: string
}

/** A progress bar. */
export const ProgressBar = ({ label, percent, text }: ProgressBarProps) => (
  <div>
    <progress aria-label={label} value={percent} max={100} className="way" />
    <p className="mt-1 text-small text-soft tabular-nums">{text}</p>
  </div>
)
