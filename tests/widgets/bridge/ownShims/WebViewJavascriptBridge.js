// A script that speaks as JsBridge 1 is described to: it stands in for the real one in the test of the loader.
;(function () {
  if (window.WebViewJavascriptBridge) return
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  document.documentElement.appendChild(frame)
  const handlers = {}
  const callbacks = {}
  let outgoing = []
  let early = []
  let count = 0

  function post(message, callback) {
    if (callback) {
      count += 1
      message.callbackId = `cb_${count}_${new Date().getTime()}`
      callbacks[message.callbackId] = callback
    }
    outgoing.push(message)
    frame.src = 'yy://__QUEUE_MESSAGE__/'
  }

  function dispatch(text) {
    setTimeout(() => {
      const { responseId, responseData, callbackId, handlerName, data } = JSON.parse(text)
      if (responseId) {
        callbacks[responseId]?.(responseData)
        delete callbacks[responseId]
        return
      }
      const handle = handlerName ? handlers[handlerName] : bridge._messageHandler
      handle(data, callbackId && ((answer) => post({ responseId: callbackId, responseData: answer })))
    })
  }

  const bridge = {
    init(handler) {
      if (bridge._messageHandler) throw new Error('init called twice')
      bridge._messageHandler = handler
      const told = early
      early = null
      for (const text of told) dispatch(text)
    },
    callHandler: (handlerName, data, callback) => post({ handlerName, data }, callback),
    registerHandler(name, handler) {
      handlers[name] = handler
    },
    _fetchQueue() {
      const queue = JSON.stringify(outgoing)
      outgoing = []
      frame.src = `yy://return/_fetchQueue/${encodeURIComponent(queue)}`
    },
    _handleMessageFromNative(text) {
      early?.push(text)
      dispatch(text)
    },
  }
  window.WebViewJavascriptBridge = bridge
  const ready = document.createEvent('Events')
  ready.initEvent('WebViewJavascriptBridgeReady')
  ready.bridge = bridge
  document.dispatchEvent(ready)
})()
