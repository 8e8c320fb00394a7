// JsBridge 1 on Android: a script that speaks through the address of a frame.
import { globalOf, memberOf, methodOf, setMember } from './globals'
import { shimWire } from './shim'
import type { FindWire } from './wire'

export const findJsBridge1: FindWire = ({ window, report }) => {
  const bridge = globalOf(window, 'WebViewJavascriptBridge')
  const hand = methodOf(bridge, '_fetchQueue')
  if (!methodOf(bridge, 'callHandler') || !hand) return undefined
  const wire = shimWire('jsBridge1', 'android', bridge)
  const turns = createTurns(window)
  // The app calls it to be handed the queue, which travels by the same address of the same frame.
  setMember(bridge, '_fetchQueue', () => {
    hand()
    turns.handed()
  })

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
      turns.add(() => {
        try {
          wire.send(message, answer)
        } catch {
          report(`${message.name}: an app that did not take it`)
        }
      })
    },
  }
}

/** Milliseconds that the queue takes to be seen by the app: a frame whose address changes too soon loses it. */
const travel = 20
/** Milliseconds after which an app that has not asked for the queue is not waited for. */
const patience = 200

/** Runs jobs one after another, each when the app has taken what the one before left for it; the first at once. */
function createTurns(window: Window) {
  const waiting: (() => void)[] = []
  let timer: number | undefined

  function nextAfter(milliseconds: number): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(next, milliseconds)
  }

  function next(): void {
    timer = undefined
    const job = waiting.shift()
    if (!job) return
    nextAfter(patience)
    job()
  }

  return {
    add(job: () => void): void {
      waiting.push(job)
      if (timer === undefined) next()
    },
    handed: () => nextAfter(travel),
  }
}
