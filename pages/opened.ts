// What the app around the page shows while a page is open. Each page says all of it: what the last one said stays.
import { inApp } from './inApp'

const showTabs = { call: 'setTabBar', args: { isShow: true }, when: inApp } as const
const hideTabs = { call: 'setTabBar', args: { isShow: false }, when: inApp } as const
const showBack = { call: 'hiddenBackButton', args: { isHidden: false }, when: inApp } as const
const hideBack = { call: 'hiddenBackButton', args: { isHidden: true }, when: inApp } as const

/** Where one begins: the app's own tabs, and its way back, as this page draws none. */
export const asHome = { tabs: showTabs, back: showBack } as const
/** The head of a part: the app's tabs beside an arrow of the page. */
export const asSection = { tabs: showTabs, back: hideBack } as const
/** On the way: the page has the screen for itself, with its own arrow where there is a way back. */
export const asStep = { tabs: hideTabs, back: hideBack } as const
