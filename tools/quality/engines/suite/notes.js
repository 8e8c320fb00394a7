// Stands in the head of the page under test, before its own scripts, and notes what goes wrong: a classic script of the
// page's own origin, so that the policy is as shipped. The notes outlive the document, in the storage of the session.
;(function () {
  const key = 'engines.notes'
  let store = null
  let notes = []
  try {
    store = window.sessionStorage
    notes = JSON.parse(store.getItem(key) || '[]')
  } catch {
    store = null
  }
  // Firefox and WebKit abort what still loads when a document is left, which is no failure of the page.
  // A download also counts as leaving for a moment, and leaves the document where it is.
  let leftAt = -Infinity
  window.addEventListener('beforeunload', function () {
    leftAt = Date.now()
  })
  window.addEventListener('pageshow', function () {
    leftAt = -Infinity
  })
  function note(kind, text) {
    if (Date.now() - leftAt < 10000) return
    notes.push(kind + ': ' + String(text).slice(0, 600) + ' at ' + location.pathname)
    try {
      if (store) store.setItem(key, JSON.stringify(notes))
    } catch {
      // There is still the list of this document.
    }
  }
  function nameOf(thing) {
    return thing && thing.stack && thing.message ? thing.message + ' ' + thing.stack : String(thing)
  }
  window.addEventListener(
    'error',
    function (event) {
      const target = event.target
      if (target && target !== window)
        note('not loaded', target.localName + ' ' + (target.rel || '') + ' ' + (target.src || target.href || ''))
      // Not an error: what an observer was not told in this frame it is told in the next one.
      else if (!event.message.startsWith('ResizeObserver loop')) {
        note('error', event.message + ' (' + event.filename + ':' + event.lineno + ')')
      }
    },
    true,
  )
  window.addEventListener('unhandledrejection', function (event) {
    note('unhandled rejection', nameOf(event.reason))
  })
  document.addEventListener('securitypolicyviolation', function (event) {
    note('security policy', event.violatedDirective + ' refused ' + event.blockedURI)
  })
  const say = console.error
  console.error = function () {
    note('console.error', Array.prototype.map.call(arguments, nameOf).join(' '))
    say.apply(console, arguments)
  }
  // One of each kind. They have to come from a file: old engines do not tell a page of what a debugger's script does.
  window.plantEngineErrors = function () {
    setTimeout(function () {
      throw new Error('planted')
    })
    setTimeout(function () {
      void Promise.reject(new Error('planted'))
    })
    console.error('planted')
    new Image().src = 'http://planted.example/picture.png'
  }
  // Hands the notes out and begins anew.
  window.takeEngineNotes = function () {
    const taken = notes
    notes = []
    try {
      if (store) store.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
    return taken
  }
})()
