import { useRef, useState } from 'react'
import { useApp } from '../../runtime/app/app'
import type { Action, Block, ById, Tone } from '../../language/types/plain'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useTrack } from '../../runtime/app/track'
import { useNativeHost } from '../../runtime/native/useNativeHost'
import { linkHref } from '../../runtime/navigation/useNavigateTo'
import { useTranslate } from '../../i18n/useTranslate'
import { keepFocus } from '../../ui/feedback/keepFocus'
import { useTexts } from '../../i18n/useTexts'
import { actionLabel, actionTone } from './actionTexts'
import { outsideOf } from './outside'
import { useActionPlace } from './placeContext'
import { usePerform } from './usePerform'

/** The state of an action for a button or a menu row. */
interface ActionView {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly tone: Tone | undefined
  readonly note: string | undefined
  readonly count: number | undefined
  /** Why the action is disabled. */
  readonly reason: string | undefined
  readonly isBusy: boolean
  /** Address of the page that a link leads to. */
  readonly href: string | undefined
  /** True if it opens something, so that the person is elsewhere afterwards. */
  readonly leads: boolean
  /** True if the link leads to another site. */
  readonly isOutside: boolean
  press(): void
}

/** Returns the visible actions with their states. A running action cannot be pressed again. */
export function useActions(
  actions: ById<Action> | undefined,
  scope: object,
  order?: readonly string[],
): readonly ActionView[] {
  const app = useApp()
  const { site, market } = app
  const native = useNativeHost()
  const perform = usePerform()
  const translate = useTranslate()
  const texts = useTexts()
  const place = useActionPlace()
  const track = useTrack()
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  async function press(id: string, action: Action) {
    // A ref changes at once. State would let a second tap of the same frame pass.
    if (running.current.has(id)) return
    running.current.add(id)
    setBusy(new Set(running.current))
    const restoreFocus = keepFocus()
    try {
      await perform(action, scope, place)
    } finally {
      running.current.delete(id)
      setBusy(new Set(running.current))
      restoreFocus()
    }
  }

  /** Tells whether the app has the native call, the market has the route, or the answer has an address, for each step. */
  function isPossible(action: Action): boolean {
    if (action.do === 'native') return native.has(action.call)
    if (action.do === 'sequence')
      return Object.values(action.steps).every((step) => !evaluateCondition(step.when, scope) || isPossible(step))
    // A sheet of links does not open if the app denies them all.
    if (action.do === 'sheet') return !isDenied(Object.values(action.blocks))
    if (action.do === 'open') return outsideOf(action, scope, market).isThere
    return action.do !== 'link' || Object.hasOwn(site, action.to)
  }

  function isDenied(blocks: readonly Block[]): boolean {
    const isEmpty = (block: Block) => block.block === 'links' && !Object.values(block.links).some(isPossible)
    return blocks.length > 0 && blocks.every(isEmpty)
  }

  function reasonOf(action: Action): string | undefined {
    const { enabled } = action
    if (enabled && !evaluateCondition(enabled.when, scope)) return translate(enabled.otherwise, scope)
    if (action.do === 'download' && native.isHosted) return texts.t('engine.download.inApp')
    return action.do === 'open' && hrefFrom(action) === undefined ? texts.t('engine.open.refused') : undefined
  }

  function hrefFrom(action: Action): string | undefined {
    if (action.do === 'link') return linkHref(app, action, scope)
    return action.do === 'open' ? outsideOf(action, scope, market).href : undefined
  }

  return orderedEntries(actions, order)
    .filter(([, action]) => evaluateCondition(action.when, scope) && isPossible(action))
    .map(([id, action]) => {
      // A web view has no tabs: there an action that opens another site is a button that replaces the page.
      const href = action.do === 'open' && native.isHosted ? undefined : hrefFrom(action)
      // The browser follows a link to another site by itself.
      const isFollowed = action.do === 'open' && href !== undefined
      return {
        id,
        label: translate(actionLabel(action, scope), scope),
        icon: action.icon,
        tone: actionTone(action, scope),
        note: 'note' in action && action.note ? translate(action.note, scope) : undefined,
        count: action.do === 'link' && action.count ? countOf(readPath(scope, action.count)) : undefined,
        reason: reasonOf(action),
        isBusy: busy.has(id),
        href,
        leads: !doneHere.has(action.do),
        isOutside: action.do === 'open',
        press: () => (isFollowed ? track(action.event, action.do, true) : void press(id, action)),
      }
    })
}

const doneHere: ReadonlySet<Action['do']> = new Set(['call', 'copy', 'download', 'set', 'share', 'signOut'])

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined
}
