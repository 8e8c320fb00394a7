// The React of a build draws, hears and gives back what React does.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ReactModule from 'react'
import type * as ClientModule from 'react-dom/client'
import type * as DomModule from 'react-dom'
import { expect, it, vi } from 'vitest'
import { leanCode, unheardIn } from '../../scripts/leanReact'

const require = createRequire(import.meta.url)

interface Library {
  readonly React: typeof ReactModule
  readonly client: typeof ClientModule
  readonly dom: typeof DomModule
}

/** The production files of React, as they are or as a build has them. */
function load(isLean: boolean): Library {
  const loaded = new Map<string, { exports: unknown }>()
  function open(name: string): unknown {
    const file = files[name]
    if (file === undefined) return require(name)
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(name, module)
    const path = join(process.cwd(), 'node_modules', file)
    const code = readFileSync(path, 'utf8')
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- A CommonJS file, wrapped as a build wraps it
    const run = new Function('require', 'module', 'exports', (isLean && leanCode(path, code)) || code)
    run(open, module, module.exports)
    return module.exports
  }
  return {
    React: open('react') as typeof ReactModule,
    dom: open('react-dom') as typeof DomModule,
    client: open('react-dom/client') as typeof ClientModule,
  }
}

const files: { readonly [name: string]: string } = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** Goes through all that the engine asks React for, and tells what stood on the page after each step. */
async function story({ React, client, dom }: Library): Promise<readonly string[]> {
  const { createElement: h, useState, useEffect, useLayoutEffect, useRef, useId, useSyncExternalStore } = React
  const told: string[] = []
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const tell = (step: string) => told.push(`${step}: ${document.body.innerHTML}`)
  const Words = React.createContext('none')
  const listeners = new Set<() => void>()
  let shared = 1
  let arrive: (module: { default: ReactModule.ComponentType }) => void = () => {}
  const Late = React.lazy(
    () =>
      new Promise<{ default: ReactModule.ComponentType }>((resolve) => {
        arrive = resolve
      }),
  )
  class Catcher extends React.Component<{ readonly children: ReactModule.ReactNode }> {
    override state = { message: '' }
    static getDerivedStateFromError(error: Error) {
      return { message: error.message }
    }
    override componentDidCatch(error: Error) {
      told.push(`caught ${error.message}`)
    }
    override render() {
      return this.state.message === '' ? this.props.children : h('p', null, this.state.message)
    }
  }
  const Broken = ({ isOn }: { readonly isOn: boolean }) => {
    if (isOn) throw new Error('broken')
    return h('i', null, 'whole')
  }
  const Kept = React.memo(({ word }: { readonly word: string }) => {
    told.push(`drawn ${word}`)
    return h('b', { 'data-word': React.use(Words) }, word)
  })
  function All() {
    const [count, setCount] = useState(0)
    const [text, setText] = useState('')
    const [isTicked, setTicked] = useState(false)
    const input = useRef<HTMLInputElement>(null)
    const id = useId()
    const value = useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => shared,
    )
    useLayoutEffect(() => void told.push(`laid out ${count} ${input.current?.tagName}`), [count])
    useEffect(() => {
      told.push(`effect ${count}`)
      return () => void told.push(`undone ${count}`)
    }, [count])
    return h(
      React.Fragment,
      null,
      h(
        'form',
        {
          onSubmit: (event: Event) => (event.preventDefault(), told.push(`sent ${text}`)),
          'aria-label': 'form',
          noValidate: true,
        },
        h('input', {
          id,
          ref: input,
          value: text,
          onChange: (event: { target: { value: string } }) => setText(event.target.value),
        }),
        h('input', { type: 'checkbox', checked: isTicked, onChange: () => setTicked(!isTicked) }),
        h('textarea', {
          defaultValue: 'long',
          ...Object.fromEntries(
            heardProps.map((name) => [name, (event: { type: string }) => void told.push(`${name} ${event.type}`)]),
          ),
        }),
        h('button', { type: 'submit' }, 'Send'),
      ),
      h(
        'button',
        { id: 'more', onClick: () => setCount(count + 1), style: { width: count }, hidden: count > 1 },
        `${count}`,
      ),
      h('svg', { viewBox: '0 0 1 1', strokeWidth: 2 }, h('path', { d: 'M0 0' })),
      h(Words, { value: `word ${count}` }, h(Kept, { word: 'kept' })),
      h(
        'ul',
        null,
        Array.from({ length: 4 }, (_, at) => (at + count) % 4).map((key) => h('li', { key }, key)),
      ),
      h(Catcher, null, h(Broken, { isOn: count === 2 })),
      h(React.Suspense, { fallback: h('p', null, 'waits') }, count > 0 && h(Late)),
      h('output', null, value),
      h('em', null, `${text} ${isTicked ? 'yes' : 'no'}`),
      count < 3 && dom.createPortal(h('aside', { onClick: () => told.push('aside') }, 'beside'), document.body),
    )
  }
  const page = client.createRoot(box, { onCaughtError: () => {} })
  dom.flushSync(() => page.render(h(React.StrictMode, null, h(All))))
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement
  const until = (fits: () => boolean) => vi.waitFor(() => expect(fits()).toBe(true), { timeout: 20_000 })
  await until(() => told.includes('effect 0'))
  tell('begun')
  // As a person would, past what React has put in the place of `value`.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('input'), 'typed')
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  find('[type=checkbox]').click()
  await until(() => find('em').textContent === 'typed yes')
  tell('typed')
  for (const type of nativeEvents)
    find('textarea').dispatchEvent(new (types[type] ?? Event)(type, { bubbles: true, cancelable: true }))
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  find('aside').click()
  for (let press = 1; press <= 3; press += 1) {
    find('#more').click()
    await until(() => told.includes(`effect ${press}`))
    tell(`pressed ${press}`)
  }
  arrive({ default: () => h('p', null, 'came') })
  React.startTransition(() => {
    shared = 2
    for (const listener of listeners) listener()
  })
  await until(() => /came<\/p>.*<output>2/.test(box.innerHTML))
  tell('came')
  page.unmount()
  await until(() => told.includes('undone 3'))
  tell('gone')
  return told
}

/** All that the engine's code listens to by a property, and the events of a browser that come of it. */
const heardProps = [
  'onBlur onChange onClick onCompositionEnd onCompositionStart onFocus onFocusCapture onKeyDown onMouseDown onPointerDown',
  'onPointerDownCapture onPointerEnter onPointerLeave',
].flatMap((names) => names.split(' '))
const nativeEvents = [
  'pointerover pointerdown mousedown focusin click keydown compositionstart compositionend input change keyup',
  'pointerout focusout',
].flatMap((names) => names.split(' '))
const types: { readonly [type: string]: (new (type: string, init: EventInit) => Event) | undefined } = {
  click: MouseEvent,
  keydown: KeyboardEvent,
}

it('the lean React goes through all that the engine asks for as the whole one does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = await story(load(false))
  const lean = await story(load(true))
  expect(whole.length).toBeGreaterThan(20)
  expect(lean).toEqual(whole)
})

it('a build says who listens to what its React does not hear', () => {
  expect(unheardIn('jsx("input",{onKeyUp:f,onClick:g})')).toBe('onKeyUp')
  expect(unheardIn('jsx("div",{onScrollCapture:f})')).toBe('onScrollCapture')
  // Heard at the element itself, or at the root; and names of others.
  expect(unheardIn('jsx("img",{onError:f,onFocusCapture:g,onChange:h,onPress:i})')).toBeUndefined()
})
