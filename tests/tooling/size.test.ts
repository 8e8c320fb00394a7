import { expect, it } from 'vitest'
import { problemsOf } from '../../tools/commands/contents'
import { compare } from '../../tools/commands/size'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'list.tsx': { file: 'list.js', imports: ['_react.js', 'index.html'], css: ['list.css'] },
}
const weights: { readonly [file: string]: number } = { 'index.js': 30_000, 'react.js': 60_000, 'list.js': 20_000 }
const weigh = (file: string) => weights[file] ?? 1000

it.each([
  [{ modules: ['list.tsx'], js: 110, css: 2 }, []],
  [{ modules: ['list.tsx'], isBeyondStart: true, js: 20, css: 1 }, []],
  [{ modules: ['list.tsx'], isBeyondStart: true, js: 19.9, css: 1 }, ['20.0 kB of JavaScript, allowed 19.9']],
  [{ modules: ['list.tsx'], js: 109, css: 1.9 }, ['110.0 kB of JavaScript, allowed 109', '2.0 kB of CSS, allowed 1.9']],
  [{ modules: ['gone.tsx'], js: 999, css: 999 }, ['the build has no chunk of gone.tsx']],
])('a page of %j that is too heavy is told', (budget, sentences) => {
  const { problems } = compare(manifest, { page: budget }, weigh)
  expect(problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})

it.each([
  ['a.js', 'const a=eval("1")', 'eval is called'],
  ['a.js', 'new Function("return this")()', 'code is made from text'],
  ['a.js', 'x\n//# sourceMappingURL=a.js.map', 'names a source map'],
  ['a.js.map', '', 'a source map is shipped'],
  ['a.js', 'fetch("/__sandbox/reset")', 'the sandbox is inside'],
  ['index.html', '<script src="/__shell/native.js"></script>', 'the shell is inside'],
  ['a.js', 'import"node:fs"', 'a module of Node'],
  ['index.html', '<script>1</script>', 'a script stands in the page'],
  ['index.html', '<p style="color:red">', 'a style or a listener'],
  ['index.html', '<link rel="stylesheet" href="//cdn.example/a.css">', 'the page loads from elsewhere'],
  ['a.css', '@font-face{src:url(//cdn.example/a.woff2)}', 'a style loads from elsewhere'],
  ['a.js', 'new Worker("//cdn.example/a.js")', 'a script loads from elsewhere'],
])('F48 finds the fault of %s: %s', (name, text, sentence) => {
  expect(problemsOf(name, () => text)).toEqual([expect.stringContaining(sentence)])
})

it('lets harmless code pass', () => {
  const text = 'a.evaluate();retrieval(1);x.eval;instanceof Function;class F extends Function{}'
  expect(problemsOf('a.js', () => text)).toEqual([])
})
