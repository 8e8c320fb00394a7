// JsBridge 1 on Android: a script that speaks through the address of a frame.
import { globalOf, methodOf, setMember } from './globals'
import { isJava } from './java'
import { shimWire } from './shim'
import { NoEntry, type FindWire } from './wire'

export const findJsBridge1: FindWire = (ground) => {
  const { window, report } = ground
  const find = () => globalOf(window, 'WebViewJavascriptBridge')
  const bridge = find()
  // The newest script of JsBridge has a queue too, which stays empty: it calls the object of Java that it stands in.
  if (isJava(bridge) || !members.every((name) => methodOf(bridge, name))) return undefined
  const turns = createTurns(window)
  const wire = shimWire({ name: 'jsBridge1', platform: 'android', find, onFound: tellTurns }, ground)

  /** The app calls it to be handed the queue, which travels by the same address of the same frame. */
  function tellTurns(shim: object): void {
    const hand = methodOf(shim, '_fetchQueue')
    setMember(shim, '_fetchQueue', () => {
      try {
        return hand?.()
      } finally {
        turns.handed()
      }
    })
  }

  return {
    ...wire,
    send(message, answer) {
      if (!methodOf(find(), 'callHandler')) throw new NoEntry('The script of the app is gone.')
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

/** Scripts of iOS have a queue as well, and another way in. */
const members = ['callHandler', '_fetchQueue', '_handleMessageFromNative']

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
