import type { PageConfig } from '@pagewright/engine/language'

// No call answers what is on, so a page says that nothing is. A market with an event of its own changes the page.
const ways = {
  block: 'links',
  look: 'buttons',
  links: {
    home: { do: 'link', label: 'home.back', icon: 'house', tone: 'primary', to: '/', when: { 'host.isApp': false } },
    leave: { use: 'inApp.leave' },
  },
} as const
const event = {
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: { none: { block: 'text', look: 'notice', items: { none: { text: 'activity.event.none' } } }, ways },
} as const

export const gashapon: PageConfig = { title: 'activity.gashapon', ...event }
export const fruit: PageConfig = { title: 'activity.fruit', ...event }
export const welfare: PageConfig = {
  title: 'activity.welfare',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: { none: { block: 'text', look: 'notice', items: { none: { text: 'activity.welfare.none' } } }, ways },
}
