// What the app around the page shows while a page is open. Each page says all of it: what the last one said stays.
import type { Parts } from '@pagewright/engine/language'

export const opened = {
  showTabs: { value: { call: 'setTabBar', args: { isShow: true }, when: { use: 'inApp.inApp' } } },
  hideTabs: { value: { call: 'setTabBar', args: { isShow: false }, when: { use: 'inApp.inApp' } } },
  showBack: { value: { call: 'hiddenBackButton', args: { isHidden: false }, when: { use: 'inApp.inApp' } } },
  hideBack: { value: { call: 'hiddenBackButton', args: { isHidden: true }, when: { use: 'inApp.inApp' } } },
  /** Where one begins: the app's own tabs, and its way back, as this page draws none. */
  asHome: { value: { tabs: { use: 'opened.showTabs' }, back: { use: 'opened.showBack' } } },
  /** The head of a part: the app's tabs beside an arrow of the page. */
  asSection: { value: { tabs: { use: 'opened.showTabs' }, back: { use: 'opened.hideBack' } } },
  /** On the way: the page has the screen for itself, with its own arrow where there is a way back. */
  asStep: { value: { tabs: { use: 'opened.hideTabs' }, back: { use: 'opened.hideBack' } } },
} as const satisfies Parts
