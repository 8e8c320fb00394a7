// JsBridge 1 on Android: a script that sends messages through the address of a frame.
import { globalOf, methodOf, setMember } from './globals'
import { isJava } from './java'
import { shimWire } from './shim'
import { NoEntry, type FindWire } from './wire'

export const findJsBridge1: FindWire = (ground) => {
  const { window, report } = ground
  const find = () => globalOf(window, 'WebViewJavascriptBridge')
  const bridge = find()
  // The newest script of JsBridge also has a queue, but it stays empty: calls go to the Java object.
  if (isJava(bridge) || !members.every((name) => methodOf(bridge, name))) return undefined
  const turns = createTurns(window)
  const wire = shimWire({ name: 'jsBridge1', platform: 'android', find, onFound: watchQueue }, ground)

  /** Reports when the app has read the queue, which uses the same address of the same frame. */
  function watchQueue(shim: object): void {
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

/** iOS scripts also have a queue, but another entry. */
const members = ['callHandler', '_fetchQueue', '_handleMessageFromNative']

/** Milliseconds until the app has seen the queue. An address that changes earlier is lost. */
const travelMs = 20
/** Milliseconds after which the next job no longer waits for the app to read the queue. */
const patienceMs = 200

/** Runs jobs one after another, each after the app has read the queue of the one before. The first runs at once. */
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
    nextAfter(patienceMs)
    job()
  }

  return {
    add(job: () => void): void {
      waiting.push(job)
      if (timer === undefined) next()
    },
    handed: () => nextAfter(travelMs),
  }
}
