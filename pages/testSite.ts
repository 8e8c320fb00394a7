import type { PartConfig } from '@pagewright/engine/language'

/** Says on the sites of testers that nothing there is real money. The host of the page decides. */
export const testSite = {
  block: {
    block: 'text',
    look: 'notice',
    tone: 'warn',
    when: { 'market.environment': { in: ['testing', 'uat', 'brand-testing'] } },
    items: {
      note: {
        title: 'testSite.title',
        text: { say: 'testSite.text', with: { environment: { from: 'market.environment' } } },
      },
    },
  },
} as const satisfies PartConfig
