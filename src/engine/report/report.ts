// Reports failures. A file of its own, which loads when the page is idle or after a failure; its size is bounded.
import { countRequest, serializeAllowed } from './allowedMembers'
import { type FailureEvent, stackFrames } from './failureEvent'
import { watchVitals } from './vitals'
import type { Store } from '../session/storage'

/** The members of a thrown value that a report uses. */
interface Thrown {
  readonly name?: string
  readonly stack?: string
  readonly message: string
}
interface Places {
  readonly [block: string]: string | undefined
}

/** Starts to report, and returns the function that takes failure events. */
export function startReporter(
  url: string,
  market: string,
  environment: string,
  /** URL of the build's data, with a star in the place of a file's name. */
  data: string,
  store: Pick<Store, 'get' | 'set'>,
  /** Returns the open route. Nothing else of an address is reported. */
  route: () => string | undefined,
  randomId: () => string,
): (event: FailureEvent) => void {
  const reported: { [failure: string]: true } = {}
  // The element that was tapped before this file loaded has the focus.
  let touched: unknown = document.activeElement

  const report = async (event: FailureEvent) => {
    const around = (touched as Partial<Element> | null)?.closest?.<HTMLElement>('[data-block]')
    const { target, release, block = around?.dataset['block'] ?? '', measurements } = event
    const { name: type, stack, message } = Object(event.error ?? event.reason ?? event.payload) as Thrown
    const file = target?.src ?? target?.href
    const thrownAt = stack ?? [file ?? event.sourceFile, event.lineNumber, event.columnNumber].join(':')
    // Some browsers put the message into the stack. Text in it may look like a location.
    const frames = stackFrames(thrownAt.replace(message, ''))
    const value = event.effectiveDirective ?? event.type
    const exception = !measurements && { values: [{ type, value, stacktrace: { frames } }] }
    const same = serializeAllowed([exception])
    // A file outside the build may be a person's picture.
    if ((file && !frames[0]) || reported[same] || !countRequest(store)) return
    reported[same] = true

    const place =
      exception &&
      (await fetch(data.replace('*', `places/${market}${route()}_`))
        .then((answer) => answer.json() as Promise<Places>)
        .then((places) => places[block])
        .catch(ignore))
    const event_id = event.id ?? randomId()
    const transaction = measurements && 'transaction'
    const payload = {
      event_id,
      type: transaction,
      platform: 'javascript',
      release: release ? `routes-${release}` : data.split('/')[2],
      environment,
      start_timestamp: performance.timeOrigin / 1000,
      timestamp: Date.now() / 1000,
      transaction: route(),
      tags: { market, block: place && block, place },
      exception,
      measurements,
      contexts: { trace: { trace_id: event_id, span_id: event_id.slice(16), op: 'pageload' } },
    }
    await fetch(url, {
      method: 'POST',
      // Plain text needs no preflight request.
      body: [{ event_id }, { type: transaction ?? 'event' }, payload].map(serializeAllowed).join('\n'),
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
    })
    if (release) store.set('untold', '')
  }
  const take = (event: FailureEvent) => {
    report(event).catch(ignore)
  }

  const type = store.get('guard') ?? ''
  store.set('guard', '')
  const tellBlocked = () => {
    const [release, why, id] = (store.get('untold') ?? '').split(' ')
    if (release) take({ type: `pw:blocked:${why}`, release, id })
  }
  addEventListener('pw:blocked', tellBlocked)
  tellBlocked()
  addEventListener('click', ({ target }) => (touched = target), true)
  watchVitals(take)
  if (/^(floor|late|failed)$/.test(type)) take({ type })
  return take
}

function ignore(): undefined {}
