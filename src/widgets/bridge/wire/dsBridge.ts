// DSBridge 3: a Java object on Android, `prompt` on iOS. The app answers by calling a global that the call names.
import { globalOf, memberOf, methodOf, setMember, type ForeignFunction } from './globals'
import { listenAsDsBridge } from './dsListen'
import { parsed, readMessage } from './message'
import { NoEntry, type FindWire, type Ground, type WireMessage, type Platform, type Receive } from './wire'

export const findDsBridge: FindWire = (ground) => {
  const entry = entryOf(ground.window)
  return entry && dsWire(ground, entry.platform)
}

interface Entry {
  readonly platform: Platform
  readonly call: ForeignFunction
}

function entryOf(window: Window): Entry | undefined {
  const android = methodOf(globalOf(window, '_dsbridge'), 'call')
  if (android) return { platform: 'android', call: android }
  const isIos = globalOf(window, '_dswk') === true || window.navigator.userAgent.includes('_dsbridge')
  const prompt = methodOf(window, 'prompt')
  if (!isIos || !prompt) return undefined
  return { platform: 'ios', call: (method, json) => prompt(`_dsbridge=${String(method)}`, json) }
}

function dsWire(ground: Ground, platform: Platform) {
  function post(method: string, content: object): unknown {
    const entry = entryOf(ground.window)
    if (!entry) throw new NoEntry('The app has taken its object away.')
    return entry.call(method, JSON.stringify(content))
  }

  function send({ id, name, data }: WireMessage, answer: Receive): void {
    const stub = `dscb${id}`
    setMember(ground.window, stub, answer)
    const method = name === 'hasNativeMethod' ? '_dsb.hasNativeMethod' : name
    const sent = method === name ? data : { name: memberOf(data, 'name'), type: 'all' }
    const result = post(method, { data: sent, _dscbstub: stub })
    // A function with an immediate answer never calls back. A function that calls back may return -1 or nothing at first.
    const { code, data: value } = (typeof result === 'string' && readMessage(parsed(result))) || {}
    if (code !== 0 || value === undefined || value === null || value === '') return
    Reflect.deleteProperty(ground.window, stub)
    answer(value)
  }

  const handle = listenAsDsBridge(ground, post)
  return { name: 'dsBridge', platform, send, handle } as const
}
