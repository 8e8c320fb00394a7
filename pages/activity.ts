import type { PageConfig, Parts } from '@pagewright/engine/language'

export const activity = {
  // No call answers what is on, so a page says that nothing is. A market with an event of its own changes the page.
  ways: {
    block: {
      block: 'links',
      look: 'buttons',
      links: {
        home: {
          do: 'link',
          label: 'home.back',
          icon: 'house',
          tone: 'primary',
          to: '/',
          when: { 'host.isApp': false },
        },
        leave: { use: 'inApp.leave' },
      },
    },
  },
} as const satisfies Parts

export const gashapon: PageConfig = {
  title: 'activity.gashapon',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: {
    none: { block: 'text', look: 'notice', items: { none: { text: 'activity.event.none' } } },
    ways: { use: 'activity.ways' },
  },
}

export const fruit: PageConfig = {
  title: 'activity.fruit',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: {
    none: { block: 'text', look: 'notice', items: { none: { text: 'activity.event.none' } } },
    ways: { use: 'activity.ways' },
  },
}

export const welfare: PageConfig = {
  title: 'activity.welfare',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: {
    none: { block: 'text', look: 'notice', items: { none: { text: 'activity.welfare.none' } } },
    ways: { use: 'activity.ways' },
  },
}
