// Makes a market like another one, in the studio, by command and in a change set alike.
import { isObject, mergePatch } from '@pagewright/engine/tools'

/**
 * Returns a market like another one, with its own values merged over it. A host belongs to one market, so none is copied, except
 * for the server of development. A fact that is the old currency becomes the new one.
 */
export function marketLike(model: unknown, own: unknown): unknown {
  if (!isObject(model)) return own
  const currency = isObject(own) ? (own['currency'] ?? model['currency']) : model['currency']
  const facts = Object.entries(isObject(model['facts']) ? model['facts'] : {}).map(([name, value]) => [
    name,
    value === model['currency'] ? currency : value,
  ])
  const hosts = isObject(model['hosts']) ? model['hosts'] : {}
  const { api } = isObject(hosts['development']) ? hosts['development'] : {}
  const development = { web: [], api: typeof api === 'string' ? api : '' }
  const start = { ...model, hosts: { development }, facts: Object.fromEntries(facts) as unknown }
  return mergePatch(start, own ?? {})
}
