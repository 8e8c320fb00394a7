import { createContext, Fragment, useCallback, useState, type ReactNode } from 'react'

/** Called when a closed sheet has left the screen. Undefined while the sheet is open. */
export const LeavingContext = createContext<(() => void) | undefined>(undefined)

interface Kept {
  readonly children: ReactNode
  readonly isOpen: boolean
  /** Counts the openings: a sheet that opens while the last one leaves is a new one. */
  readonly opening: number
}

/** Keeps a sheet on the screen after its owner has removed it, until it has moved away. */
export function Leaving({ children }: { readonly children: ReactNode }) {
  const isOpen = Boolean(children)
  const [kept, setKept] = useState<Kept>({ children: null, isOpen: false, opening: 0 })
  if (isOpen ? kept.children !== children || !kept.isOpen : kept.isOpen) {
    setKept({
      children: isOpen ? children : kept.children,
      isOpen,
      opening: kept.opening + (isOpen && !kept.isOpen ? 1 : 0),
    })
  }
  const onLeft = useCallback(() => setKept((now) => (now.isOpen ? now : { ...now, children: null })), [])
  return (
    <LeavingContext value={isOpen ? undefined : onLeft}>
      <Fragment key={kept.opening}>{kept.children}</Fragment>
    </LeavingContext>
  )
}
