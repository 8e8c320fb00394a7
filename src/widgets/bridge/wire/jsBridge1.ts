// JsBridge 1 on Android: a script that speaks through the address of a frame.
import { globalOf, memberOf, methodOf } from './globals'
import { shimWire } from './shim'
import type { FindWire } from './wire'

export const findJsBridge1: FindWire = ({ window, report }) => {
  const bridge = globalOf(window, 'WebViewJavascriptBridge')
  if (!methodOf(bridge, 'callHandler') || !methodOf(bridge, '_fetchQueue')) return undefined
  const wire = shimWire('jsBridge1', 'android', bridge)
  const inTurn = spaced(window, apart)

  // Until it is called, each message of the app arrives twice; a second call throws.
  const init = memberOf(bridge, '_messageHandler') ? undefined : methodOf(bridge, 'init')
  try {
    init?.((_message: unknown, respond: unknown) => {
      if (typeof respond === 'function') Reflect.apply(respond, undefined, [{}])
    })
  } catch {
    report('a script of the app that somebody else had started')
  }
  return {
    ...wire,
    send(message, answer) {
      inTurn(() => {
        try {
          wire.send(message, answer)
        } catch {
          report(`${message.name}: an app that did not take it`)
        }
      })
    },
  }
}

/** Milliseconds between two messages: a frame whose address changes too soon loses the first. */
const apart = 20

/** Runs jobs one after another with a pause between them, the first at once. */
function spaced(window: Window, pause: number): (job: () => void) => void {
  const waiting: (() => void)[] = []
  let isPausing = false

  function next(): void {
    const job = waiting.shift()
    isPausing = job !== undefined
    if (!job) return
    window.setTimeout(next, pause)
    job()
  }

  return (job) => {
    waiting.push(job)
    if (!isPausing) next()
  }
}
