// The scripts that apps add to a page, as their documentation describes them: a queue of messages, and callbacks by id.
import type { SimulatedApp } from './app'
import { AppError, type Page } from './page'

export interface ScriptOptions {
  readonly page: Page
  readonly app: SimulatedApp
  /** Tells the app that the queue has messages. */
  flush(): void
  readonly receiver: string
  readonly callbackKey: string
  readonly responseKey: string
  /** Whether the page handles a message of the app later rather than at once. */
  readonly isLater: boolean
}

interface Message {
  handlerName?: string
  data?: unknown
  responseData?: unknown
  [key: string]: unknown
}
type Callback = (value: unknown) => void

export function createScript({ page, app, flush, receiver, callbackKey, responseKey, isLater }: ScriptOptions) {
  const handlers = new Map<string, (data: unknown, respond: Callback) => void>()
  const callbacks = new Map<string, Callback>()
  let queue: Message[] = []
  let lastId = 0

  function post(message: Message, callback?: Callback): void {
    if (callback) {
      lastId += 1
      const id = `cb_${lastId}_${Date.now()}`
      callbacks.set(id, callback)
      message[callbackKey] = id
    }
    queue.push(message)
    flush()
  }

  function dispatch(text: string): void {
    const message = parse(text)
    const responseId = message[responseKey]
    if (responseId !== undefined) {
      const callback = callbacks.get(textOf(responseId))
      if (!callback) return
      // If the callback throws, it is kept: a second answer would run it again.
      callback(message.responseData)
      callbacks.delete(textOf(responseId))
      return
    }
    const id = message[callbackKey]
    const respond: Callback = (value) => {
      if (id !== undefined) post({ [responseKey]: id, responseData: value })
    }
    handlers.get(message.handlerName ?? '')?.(message.data, respond)
  }

  return {
    /** Called by the app to read the queue. */
    takeQueue(): string {
      const messages = JSON.stringify(queue)
      queue = []
      return messages
    },
    dispatch,
    members: {
      callHandler(name: string, data: unknown, callback?: Callback) {
        app.enter()
        post({ handlerName: name, data }, callback)
      },
      registerHandler: (name: string, handler: (data: unknown, respond: Callback) => void) =>
        void handlers.set(name, handler),
      [receiver](text: string) {
        if (isLater) setTimeout(() => page.evaluate(() => dispatch(text)), 0)
        else dispatch(text)
      },
    },
  }
}

/** Handles the messages that the app has read. */
export function takeMessages(app: SimulatedApp, text: string, callbackKey: string, responseKey: string): void {
  for (const message of JSON.parse(text) as Message[]) {
    const { handlerName, data, responseData } = message
    if (message[responseKey] !== undefined) app.takeAnswer(message[responseKey], responseData)
    else app.take(textOf(message[callbackKey]), handlerName ?? '', data)
  }
}

function parse(text: string): Message {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    throw new AppError("The app's script cannot read it.")
  }
  if (typeof message !== 'object' || message === null) throw new AppError('The script of the app expects an object.')
  return message as Message
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
