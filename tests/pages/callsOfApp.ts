// Every call of the app that a config makes, wherever it stands.
import { type Body, isObject } from '@pagewright/engine/tools'

export interface CallOfApp {
  readonly call: string
  readonly args: Body
}

/** Gives the native actions, what shares by the app, and what is called when a page opens. */
export function callsOfApp(found: unknown): readonly CallOfApp[] {
  if (Array.isArray(found)) return found.flatMap(callsOfApp)
  if (!isObject(found)) return []
  const here = found.do === 'native' ? [found] : found.do === 'share' ? [found.by] : []
  const opened = isObject(found.opened) ? Object.values(found.opened) : []
  return [...[...here, ...opened].flatMap(callIn), ...Object.values(found).flatMap(callsOfApp)]
}

function callIn(found: unknown): readonly CallOfApp[] {
  if (!isObject(found) || typeof found.call !== 'string') return []
  return [{ call: found.call, args: isObject(found.args) ? (found.args as Body) : {} }]
}
