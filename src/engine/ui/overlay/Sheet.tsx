import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Dialog } from './Dialog'
import { useEdgeBar } from './edgeBars'
import { LeavingContext } from './Leaving'
import { IconButton } from '../input/IconButton'
import './Sheet.css'

interface SheetProps {
  readonly open: boolean
  onClose(): void
  readonly title: string
  /** Sticks to the lower edge, above the keyboard. */
  readonly footer?: ReactNode
  /** True if the address has an entry for the sheet (`?row=7`): then the router handles Back. */
  readonly inAddress?: boolean | undefined
  readonly children: ReactNode
}

/** The element of the sheet that scrolls. Null outside of a sheet, and until it is drawn. */
export const SheetScrollerContext = createContext<HTMLElement | null>(null)

/**
 * Shows a sheet at the lower edge, which grows out of what opened it. Escape, the backdrop and Back close the top one
 * first. Inside `Leaving`, it moves back when its owner removes it.
 */
export function Sheet({ open, onClose, title, footer, inAddress, children }: SheetProps) {
  const texts = useTexts()
  const titleId = useId()
  const onLeft = useContext(LeavingContext)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  if (!open) return null
  return (
    <Dialog className="pw-sheet" labelledBy={titleId} onClose={onClose} onLeft={onLeft} inAddress={inAddress}>
      <div className="pw-sheet-box">
        <SheetHead onClose={onClose}>
          <h2 id={titleId} className="pw-sheet-title">
            {title}
          </h2>
          <IconButton icon="x" label={texts.t('engine.close')} onPress={onClose} />
        </SheetHead>
        <div ref={setScroller} className="pw-sheet-body">
          <SheetScrollerContext value={scroller}>{children}</SheetScrollerContext>
        </div>
        {footer && <SheetFoot>{footer}</SheetFoot>}
      </div>
    </Dialog>
  )
}

/** Draws the head of a sheet, by which a finger drags it. */
function SheetHead({ onClose, children }: Pick<SheetProps, 'onClose' | 'children'>) {
  const head = useRef<HTMLElement>(null)
  useDragToClose(head, onClose)
  return (
    <header ref={head} className="pw-sheet-head">
      {children}
    </header>
  )
}

function SheetFoot({ children }: Pick<SheetProps, 'children'>) {
  const foot = useRef<HTMLElement>(null)
  useEdgeBar(foot)
  return (
    <footer ref={foot} className="pw-sheet-foot">
      {children}
    </footer>
  )
}

/**
 * Lets a finger on the handle drag a sheet down. The code loads with the first sheet. If it does not load, the sheet
 * closes as without a finger.
 */
function useDragToClose(handle: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    async function begin() {
      try {
        const { listenToDrag } = await import('./dragToClose')
        if (!isOver) stop = listenToDrag(handle.current, () => close())
      } catch {
        // The sheet still closes by its button, the backdrop and Back.
      }
    }
    void begin()
    return () => {
      isOver = true
      stop?.()
    }
  }, [handle])
}
