// Features that are newer than the floor, one of each kind, and correct uses of each.

interface Planted {
  readonly name: string
  readonly file: string
  /** The mark `‸` precedes the expected place. */
  readonly bad: string
  /** Texts that older browsers can handle. */
  readonly good: readonly string[]
  /** An import that brings the feature. */
  readonly polyfill?: string
}

export const planted: readonly Planted[] = [
  {
    name: 'Object.hasOwn',
    file: 'a.ts',
    bad: 'export const has = (a: object) => Object.‸hasOwn(a, "b")',
    good: [
      'export const has = (a: object) => (typeof Object.hasOwn === "function" ? Object.hasOwn(a, "b") : "b" in a)',
      'export const has = (a: object) => Object.hasOwn?.(a, "b")',
      'const Object = { hasOwn: () => true }\nexport const has = Object.hasOwn()',
    ],
    polyfill: 'core-js/actual/object/has-own',
  },
  {
    name: 'Array.prototype.toSorted (Array, TypedArray)',
    file: 'a.ts',
    bad: 'export const sorted = (list: number[]) =>\n  list\n    .filter(Boolean)\n    .‸toSorted()',
    good: [
      'export function sorted(list: number[]) {\n  if (!("toSorted" in Array.prototype)) return [...list].sort()\n  return list.filter(Boolean).toSorted()\n}',
      'interface Own { toSorted(): void }\nexport const sorted = (list: Own) => list.toSorted()',
    ],
    polyfill: 'core-js/actual/array/to-sorted',
  },
  {
    name: 'lookbehind assertion',
    file: 'a.ts',
    bad: 'export const price = ‸/(?<=\\$)\\d+/',
    good: ['export const price = /\\$(\\d+)/'],
  },
  {
    name: 'lookbehind assertion',
    file: 'a.ts',
    bad: 'export const price = ‸new RegExp("(?<!a)b", "u")',
    good: ['export const price = new RegExp("(?!a)b", "u")', 'export const price = (text: string) => new RegExp(text)'],
  },
  {
    name: 'lookbehind assertion',
    file: 'schemas/forms.json',
    bad: '{\n  "code": { "pattern": ‸"^(?<=a)b$" }\n}',
    good: ['{ "code": { "pattern": "^(a)b$" } }', '{ "description": "^(?<=a)b$" }'],
  },
  {
    name: 'lookbehind assertion',
    file: 'markets/russia.ts',
    bad: 'export const market = { schemas: { properties: { code: { patternProperties: { ‸"(?<=a)b": {} } } } } }',
    good: ['export const market = { patternProperties: { "ab": {} } }'],
  },
  {
    name: 'regular expression flag v',
    file: 'a.ts',
    bad: 'export const letter = ‸/[a-z&&[^e]]/v',
    good: ['export const letter = /[a-df-z]/u'],
  },
  {
    name: 'regular expression flag d',
    file: 'a.ts',
    bad: 'export const letter = ‸/a/d',
    good: ['export const letter = /a/giu'],
  },
  {
    name: 'modifier group (?i:…)',
    file: 'a.js',
    bad: 'export const letter = ‸/(?i:a)b/',
    good: ['export const letter = /[aA]b/'],
  },
  {
    name: 'named group twice',
    file: 'a.ts',
    bad: 'export const either = ‸/(?<a>x)|(?<a>y)/',
    good: ['export const either = /(?<a>x)|(?<b>y)/'],
  },
  {
    name: 'top-level await',
    file: 'a.ts',
    bad: 'const part = ‸await import("./part")\nexport default part',
    good: ['export const part = async () => await import("./part")'],
  },
  {
    name: 'static block of a class',
    file: 'a.js',
    bad: 'class A {\n  ‸static { A.a = 1 }\n}',
    good: ['class A { static a = 1 }'],
  },
  {
    name: 'structuredClone',
    file: 'a.ts',
    bad: 'export const copy = (value: object) => ‸structuredClone(value)',
    good: [
      'export const copy = (value: object) => (typeof structuredClone === "function" ? structuredClone(value) : value)',
      'const hasClone = typeof structuredClone !== "undefined"\nexport const copy = (value: object) => hasClone && structuredClone(value)',
      'export function copy(value: object) {\n  if (typeof structuredClone !== "function") return value\n  return structuredClone(value)\n}',
      'const structuredClone = (value: object) => value\nexport const copy = structuredClone({})',
    ],
    polyfill: 'core-js/actual/structured-clone',
  },
  {
    name: 'AbortSignal.any',
    file: 'a.ts',
    bad: 'export const either = (a: AbortSignal, b: AbortSignal) => AbortSignal.‸any([a, b])',
    good: [
      'export const either = (a: AbortSignal, b: AbortSignal) => ("any" in AbortSignal ? AbortSignal.any([a, b]) : a)',
    ],
  },
  {
    name: 'AbortSignal.prototype.reason',
    file: 'a.ts',
    bad: 'export const why = (signal: AbortSignal) => signal.‸reason',
    good: [
      'export const why = (signal: AbortSignal) => ("reason" in signal ? signal.reason : undefined)',
      'export const why = (event: PromiseRejectionEvent) => event.reason',
    ],
  },
  {
    name: 'URL.canParse',
    file: 'a.ts',
    bad: 'const { ‸canParse } = URL\nexport default canParse',
    good: ['const { createObjectURL } = URL\nexport default createObjectURL'],
    polyfill: 'core-js/actual/url/can-parse',
  },
  {
    name: 'option signal of addEventListener()',
    file: 'a.ts',
    bad: 'export const listen = (signal: AbortSignal) => window.addEventListener("scroll", () => undefined, { ‸signal })',
    good: [
      'export const listen = () => window.addEventListener("scroll", () => undefined, { passive: true })',
      '// enhancement: it goes with the page\nexport const listen = (signal: AbortSignal) => window.addEventListener("scroll", () => undefined, { signal })',
    ],
  },
  {
    name: 'event scrollend',
    file: 'a.ts',
    bad: 'document.addEventListener(‸"scrollend", () => undefined)',
    good: ['if ("onscrollend" in window) document.addEventListener("scroll", () => undefined)'],
  },
  {
    name: 'attribute inert',
    file: 'a.tsx',
    bad: 'export const Page = () => (\n  <main ‸inert />\n)',
    good: [
      'export const Page = () => <main hidden />',
      'export const Page = () => <main {...("inert" in HTMLElement.prototype ? { inert: true } : { hidden: true })} />',
      'export const Page = () => (\n  <main\n    // enhancement: the sheet over it covers it\n    inert\n  />\n)',
    ],
  },
  {
    name: 'attribute inert',
    file: 'a.js',
    bad: 'export const page = () => jsx("main", { ‸inert: true })',
    good: [
      'export const page = () => jsx("main", { hidden: true })',
      'export const page = () => jsx(Main, { inert: true })',
    ],
  },
  {
    name: 'HTMLElement.prototype.inert',
    file: 'a.ts',
    bad: 'export const close = (page: HTMLElement) => {\n  page.‸inert = true\n}',
    good: ['export const close = (page: HTMLElement) => {\n  if ("inert" in page) page.inert = true\n}'],
  },
  {
    name: ':popover-open',
    file: 'a.ts',
    bad: 'export const isOpen = (host: HTMLElement) => host.matches(‸":popover-open")',
    good: [
      'export const isOpen = (host: HTMLElement) => typeof host.showPopover === "function" && host.matches(":popover-open")',
    ],
  },
  {
    name: 'color-mix()',
    file: 'a.css',
    bad: 'a {\n  color: ‸color-mix(in srgb, red, blue);\n}',
    good: [
      'a { color: purple; color: color-mix(in srgb, red, blue) }',
      'a { color: purple } @supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, var(--a), blue) } }',
      'a { color: color-mix(in srgb, var(--a), blue) } @supports not (color: color-mix(in srgb, red, red)) { a { color: purple } }',
      '/* enhancement: it is blue anyway */ a { color: color-mix(in srgb, red, blue) }',
    ],
  },
  {
    name: 'color-mix()',
    file: 'a.css',
    bad: 'a { --line: grey; --line: ‸color-mix(in srgb, red, blue) }',
    good: [
      'a { --line: grey } @supports (color: color-mix(in srgb, red, red)) { a { --line: color-mix(in srgb, red, blue) } }',
    ],
  },
  {
    name: 'color-mix()',
    file: 'a.css',
    bad: 'a { color: purple; color: ‸color-mix(in srgb, var(--a), blue) }',
    good: [],
  },
  {
    name: ':has()',
    file: 'a.css',
    bad: 'label‸:has(:checked) { color: red }',
    good: [
      '@supports selector(:has(*)) { label:has(:checked) { color: red } }',
      '/* enhancement: the dot says it as well */ label:has(:checked) { color: red }',
    ],
  },
  {
    name: ':has()',
    file: 'a.css',
    bad: '/* enhancement: the dot says it as well */ a, label‸:has(:checked) { color: red }',
    good: [],
  },
  { name: 'unit dvh', file: 'a.css', bad: 'a { height: 100‸dvh }', good: ['a { height: 100vh; height: 100dvh }'] },
  {
    name: 'text-wrap: balance',
    file: 'a.css',
    bad: 'h1 { text-wrap: ‸balance }',
    good: [
      '@supports (text-wrap: balance) { h1 { text-wrap: balance } }',
      'h1 {\n  /* enhancement: lines of equal length */\n  text-wrap: balance;\n}',
    ],
  },
  {
    name: 'text-wrap: balance',
    file: 'a.css',
    bad: '@supports (display: grid) or (text-wrap: balance) { h1 { text-wrap: ‸balance } }',
    good: ['@supports (display: grid) and (text-wrap: balance) { h1 { text-wrap: balance } }'],
  },
  {
    name: 'text-wrap: balance',
    file: 'a.css',
    bad: '@supports (text-wrap: pretty) { h1 { text-wrap: ‸balance } }',
    good: ['@supports not (not (text-wrap: balance)) { h1 { text-wrap: balance } }'],
  },
  {
    name: 'content-visibility: auto',
    file: 'a.css',
    bad: 'li { content-visibility: ‸auto }',
    good: ['@supports (content-visibility: auto) { li { content-visibility: auto } }'],
  },
  { name: 'nested rule', file: 'a.css', bad: 'a { ‸&:hover { color: red } }', good: ['a:hover { color: red }'] },
  {
    name: '@container',
    file: 'a.css',
    bad: '‸@container (width > 40em) { a { color: red } }',
    good: ['@media (min-width: 40em) { a { color: red } }'],
  },
  { name: '@layer', file: 'a.css', bad: '‸@layer base { a { color: red } }', good: ['a { color: red }'] },
  {
    name: '@media (… < …)',
    file: 'a.css',
    bad: '@media ‸(width < 40em) { a { color: red } }',
    good: ['@media (max-width: 40em) { a { color: red } }'],
  },
]
