// The views that a page loads if it moves money, or if there is something to tell, and the code that sends. One file is
// one request.
import { useApp } from '../../runtime/app/app'
import type { OpenIntent } from '../../money/money'
import { useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import { MoneyNotices, NothingKept } from './MoneyNotices'
import { useMoneyNotices } from './useMoneyNotices'

export { MoneyForm } from './MoneyForm'
export { openMoney } from '../../money/openMoney'

interface PageMoneyProps {
  /** True on a page with a call that moves money. */
  readonly movesMoney: boolean
}

/** Tells of all intents that no form on the page shows, whatever page they began on. */
export function PageMoney({ movesMoney }: PageMoneyProps) {
  const { money, site } = useApp()
  const navigateTo = useNavigateTo()
  const { intents, isKept, read, check } = useMoneyNotices()
  const own = intents.filter((intent) => !money.isClaimed(intent))
  // A stored address is followed only to a page of the product.
  const canFind = ({ found, ref }: OpenIntent) => found !== undefined && found.to in site && ref !== undefined

  function onFound(intent: OpenIntent) {
    read(intent)
    if (intent.found) void navigateTo(intent.found, { ref: intent.ref })
  }

  return (
    <>
      {movesMoney && !isKept && <NothingKept />}
      <MoneyNotices intents={own} canFind={canFind} onFound={onFound} onCheck={check} onRead={read} />
    </>
  )
}
