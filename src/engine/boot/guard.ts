// The boot guard is a classic script, because a module cannot report that the browser does not support modules. Engines
// of 2016 must run it, so it uses only ECMAScript 5 and no library.
import { isBelowFloor } from './belowFloor'
import type { GuardData } from './guardMessages'

/** Inserted by the build. */
declare const GUARD_DATA: GuardData

/** Why the guard shows: the browser is too old, the start is slow, or the start has failed. */
type Reason = 'floor' | 'late' | 'failed'

var data = GUARD_DATA
var root = document.documentElement
var app = document.getElementById('app')
var splash = app && app.firstElementChild

if (isBelowFloor()) show('floor')
else {
  setTimeout(function () {
    show('late')
  }, 8000)
  // The application reports a failed start (boot.ts).
  window.addEventListener('pw:bootfailed', function () {
    show('failed')
  })
}

/**
 * Replaces the splash with one sentence, a button and the contact. Does nothing once the application has drawn, or when
 * called again.
 */
function show(reason: Reason): void {
  if (!app || !splash || app.firstElementChild !== splash) return
  var language = readerLanguage()
  var texts = data.messages[language] || []
  var box = document.createElement('main')
  box.className = 'pw-guard'
  box.setAttribute('role', 'alert')
  box.lang = language
  box.dir = data.rtl.indexOf(language) < 0 ? 'ltr' : 'rtl'
  append(box, 'p', texts[reason === 'floor' ? 0 : 1])
  append(box, 'button', texts[2]).onclick = function () {
    location.reload()
  }
  // A market without a contact offers none, also not that of another one.
  var contact = data.contacts[data.contacts.hasOwnProperty(location.hostname) ? location.hostname : '']
  if (contact) append(box, 'p', contact).dir = 'ltr'
  app.replaceChild(box, splash)
  root.setAttribute('data-guard', reason)
  try {
    localStorage.setItem(data.project + '.guard', reason)
  } catch (_) {
    // Storage is disabled: the reason is not kept for a report.
  }
}

function append(box: HTMLElement, name: 'p' | 'button', text: string | undefined): HTMLElement {
  var element = document.createElement(name)
  element.textContent = text || ''
  box.appendChild(element)
  return element
}

/** Returns the first language that the guard has: that of the address, the stored one, the browser's, else English. */
function readerLanguage(): string {
  var query = /[?&]lang=([\w-]+)/.exec(location.search)
  var wanted = [query && query[1], stored()].concat(navigator.languages || [navigator.language], 'en')
  for (var i = 0; i < wanted.length; i++) {
    var base = String(wanted[i]).toLowerCase().split(/[-_]/)[0] || ''
    if (data.messages.hasOwnProperty(base)) return base
  }
  return 'en'
}

function stored(): string | null {
  try {
    return localStorage.getItem(data.project + '.language')
  } catch (_) {
    return null
  }
}
