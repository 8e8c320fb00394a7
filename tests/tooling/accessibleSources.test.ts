// What the sources must not have, so that a whole criterion of WCAG 2.2 is met by its absence.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }
import { files, linesOf, read, root } from '../support/sourceFiles'

const parts = files.filter((file) => /^src\/(engine|widgets)\//.test(file))
const code = parts.filter((file) => /\.tsx?$/.test(file))
const styles = parts.filter((file) => file.endsWith('.css'))

/** The engine can play a video. A page that names one needs captions, or a text that says the same. */
const mayPlay = [
  ...code.filter((file) => !file.startsWith('src/engine/blocks/media/')),
  ...files.filter((file) => /^(pages|markets)\//.test(file)),
]

const absences: readonly (readonly [criteria: string, what: string, pattern: RegExp, of: readonly string[]])[] = [
  [
    '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.4.2',
    'plays sound or video',
    /<(audio|video|track|embed)\b|new Audio\(|^\s*"?video"?: /,
    mayPlay,
  ],
  ['1.4.13', 'appears on hover or focus alone', /\btitle="|\btitle=\{`|onMouseEnter|onMouseOver/, code],
  ['2.1.4', 'listens to a letter or digit', /\.key === '.'|case '[a-zA-Z0-9]':|accessKey/, code],
  ['2.5.4', 'listens to the motion of the device', /devicemotion|deviceorientation|Accelerometer|Gyroscope/, code],
  ['2.2.1', 'reloads or leaves a page by a timer', /http-equiv=.refresh|set(Timeout|Interval)\([^)]*location/, code],
]

it.each(absences)('WCAG %s nothing %s', (_criteria, _what, pattern, of) => {
  expect(linesOf(of, pattern)).toEqual([])
})

it('WCAG 2.2.2 2.3.1 what repeats is only a sign of waiting, and slower than three times a second', () => {
  const waiting = /breathe|beat|pw-turn|pay-turn|list-progress/
  const repeating = linesOf(styles, /animation:.*infinite/)
  expect(repeating.length).toBeGreaterThan(0)
  expect(repeating.filter((line) => !waiting.test(line))).toEqual([])
  const seconds = repeating.map((line) => Number(/ ([\d.]+)s /.exec(line)?.[1] ?? 0))
  expect(seconds.filter((each) => each <= 1 / 3)).toEqual([])
})

it('WCAG 1.4.5 no drawing of the product has text in it', () => {
  const drawings = readdirSync(join(root, 'public')).filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter((file) => readFileSync(join(root, 'public', file), 'utf8').includes('<text'))).toEqual([])
  expect(code.filter((file) => read(file).includes('<text '))).toEqual([])
})

it('WCAG 1.3.3 no message points at something by its place, shape or colour alone', () => {
  const sensory =
    /\b(on the (left|right)|(left|right)-hand|round button|(red|green|blue|grey) (button|mark|text|dot))\b/i
  expect(Object.entries(en).filter(([, text]) => sensory.test(text))).toEqual([])
})

/** These files follow a finger or a pointer. Each says how one does the same without. */
const dragged: { readonly [file: string]: string } = {
  'src/engine/lists/scroll/useAutoLoad.ts': 'a button loads more rows',
  'src/engine/lists/scroll/usePullToRefresh.ts': 'a button reads the list again',
  'src/engine/ui/chart/Plot.tsx': 'the arrow keys move over the values, and a table has them all',
  'src/engine/ui/feedback/ToastProvider.tsx': 'a message stays while the pointer is over it; nothing is dragged',
  'src/engine/ui/overlay/dragToClose.ts': 'a button and the Escape key close a sheet',
}

it('WCAG 2.5.1 2.5.7 nothing follows a finger that is not listed with another way', () => {
  const moves = /pointermove|touchmove|mousemove|onPointerMove|onTouchMove|onMouseMove|draggable|onDrag/
  const found = new Set(linesOf(code, moves).map((line) => line.replace(/:.*$/s, '')))
  expect([...found].toSorted()).toEqual(Object.keys(dragged).toSorted())
})
