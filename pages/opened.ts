// What the app around the page shows while a page is open. Each page says all of it: what the last one said stays.
import { inApp } from './inApp'

const showTabs = { call: 'setTabBar', args: { isShow: true }, when: inApp } as const
const hideTabs = { call: 'setTabBar', args: { isShow: false }, when: inApp } as const
const showBack = { call: 'hiddenBackButton', args: { isHidden: false }, when: inApp } as const
const hideBack = { call: 'hiddenBackButton', args: { isHidden: true }, when: inApp } as const

/** Where one begins: the tabs of the app are there. */
export const asHome = { tabs: showTabs, back: showBack } as const
/** On the way: the page has the screen for itself. */
export const asStep = { tabs: hideTabs, back: showBack } as const
/** Where nobody goes back: not to the cashier, nor to what asked for a login. */
export const asEnd = { tabs: hideTabs, back: hideBack } as const
