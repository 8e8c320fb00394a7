// Stands in the head of the page under test, before its own scripts, and notes what goes wrong: a classic script of the
// page's own origin, so that the policy is as shipped. The notes outlive the document, in the storage of the session.
;(function () {
  const key = 'engines.notes'
  const kept = () => JSON.parse(sessionStorage.getItem(key) || '[]')
  // Firefox and WebKit abort what still loads when a document is left, which is no failure of the page.
  let leftAt = -Infinity
  addEventListener('beforeunload', () => (leftAt = Date.now()))
  addEventListener('pageshow', () => (leftAt = -Infinity))
  function note(kind, text) {
    if (Date.now() - leftAt < 10000) return
    const line = kind + ': ' + String(text).slice(0, 600) + ' at ' + location.pathname
    sessionStorage.setItem(key, JSON.stringify(kept().concat(line)))
  }
  const nameOf = (thing) => (thing && thing.stack && thing.message ? thing.message + ' ' + thing.stack : String(thing))
  addEventListener(
    'error',
    function (event) {
      const target = event.target
      if (target && target !== window) note('not loaded', target.localName + ' ' + (target.src || target.href || ''))
      // Not an error: what an observer was not told in this frame it is told in the next one.
      else if (!event.message.startsWith('ResizeObserver loop'))
        note('error', event.message + ' (' + event.filename + ':' + event.lineno + ')')
    },
    true,
  )
  addEventListener('unhandledrejection', (event) => note('unhandled rejection', nameOf(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) =>
    note('security policy', event.violatedDirective + ' refused ' + event.blockedURI),
  )
  const say = console.error
  console.error = function () {
    note('console.error', Array.prototype.map.call(arguments, nameOf).join(' '))
    say.apply(console, arguments)
  }
  window.takeEngineNotes = function () {
    const taken = kept()
    sessionStorage.removeItem(key)
    return taken
  }
  // One of each kind. They come from a file: old engines do not tell a page of what a debugger's script does.
  window.plantEngineErrors = function () {
    setTimeout(() => {
      throw new Error('planted')
    })
    setTimeout(() => void Promise.reject(new Error('planted')))
    console.error('planted')
    new Image().src = 'http://planted.example/picture.png'
  }
})()
