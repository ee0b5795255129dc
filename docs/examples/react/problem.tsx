import { Component, type ReactNode } from 'react'
import { ApiError } from '@stoa/sdk'
import { useMarkStale } from '@stoa/sdk/react'

/** Shows an error in place of a part of the page, with its id in the server's log. */
export class Problem extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const words = error instanceof ApiError ? `${error.message} ${error.requestId ?? ''}` : 'Something went wrong.'
    return (
      <p role="alert">
        {words} <TryAgain then={() => this.setState({ error: undefined })} />
      </p>
    )
  }
}

function TryAgain({ then }: { then: () => void }) {
  const markStale = useMarkStale()
  const again = () => {
    markStale('catalogue')
    then()
  }
  return <button onClick={again}>Try again</button>
}
