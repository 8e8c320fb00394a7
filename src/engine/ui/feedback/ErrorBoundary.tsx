import { Component, createContext, type ReactNode } from 'react'

/** Id of the block around a component, such as `/route list`; empty outside of blocks. */
export const BlockContext = createContext('')

interface ErrorBoundaryProps {
  fallback(error: unknown, retry: () => void): ReactNode
  /** A new value among these retries automatically, such as the page's address. */
  readonly resetKeys?: readonly unknown[] | undefined
  readonly children: ReactNode
}

interface Caught {
  readonly error?: unknown
  readonly isBroken: boolean
}

/** Catches a rendering failure, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { error, isBroken: true }
  }

  static override contextType = BlockContext
  declare context: string
  override state: Caught = { isBroken: false }

  override componentDidCatch(error: unknown): void {
    // The error reporter listens to this event.
    window.dispatchEvent(Object.assign(new Event('pw:caught'), { error, block: this.context }))
  }

  override componentDidUpdate(before: ErrorBoundaryProps, caughtBefore: Caught): void {
    if (!this.state.isBroken || !caughtBefore.isBroken) return
    if (isChanged(before.resetKeys ?? [], this.props.resetKeys ?? [])) this.retry()
  }

  readonly retry = (): void => {
    this.setState({ error: undefined, isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}

function isChanged(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length !== now.length || before.some((key, index) => !Object.is(key, now[index]))
}
