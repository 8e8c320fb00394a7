// What the app around the page shows while a page is open. Each page says all of it: what the last one said stays.
import { inApp } from './inApp'

const tabs = (isShow: boolean) => ({ call: 'setTabBar', args: { isShow }, when: inApp }) as const
const back = (isHidden: boolean) => ({ call: 'hiddenBackButton', args: { isHidden }, when: inApp }) as const

/** Where one begins: the app's own tabs, and its way back, as this page draws none. */
export const asHome = { tabs: tabs(true), back: back(false) } as const
/** The head of a part: the app's tabs beside an arrow of the page. */
export const asSection = { tabs: tabs(true), back: back(true) } as const
/** On the way: the page has the screen for itself, with its own arrow where there is a way back. */
export const asStep = { tabs: tabs(false), back: back(true) } as const
