import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  fallback(error: unknown, retry: () => void): ReactNode
  onError?(error: unknown, info: ErrorInfo): void
  /** A new value among these tries again by itself, for example the address of the page. */
  readonly resetKeys?: readonly unknown[] | undefined
  readonly children: ReactNode
}

interface Caught {
  readonly error?: unknown
  readonly isBroken: boolean
}

/** Keeps a failure while rendering inside, so that the rest of the page lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { error, isBroken: true }
  }

  override state: Caught = { isBroken: false }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
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
