import type { Market } from '@pagewright/engine/language'

/** The only market of the example product, with the engine's own colours. */
export const market: Market = {
  product: 'Showcase',
  favicon: 'data:,',
  hosts: { development: { web: ['127.0.0.1', 'localhost'], api: '' } },
  languages: ['en'],
  linkHosts: ['pay.example', 'help.example'],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 1000,
  tokens: { light: {}, dark: {} },
  facts: {},
}
