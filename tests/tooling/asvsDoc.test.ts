// Tests docs/asvs.md: the named tests exist, no number of the standard is missing, and its statements about data hold.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const doc = read('docs/asvs.md')

interface Row {
  readonly number: string
  readonly level: string
  readonly asks: string
  readonly how: string
  readonly state: string
  readonly evidence: readonly (readonly [file: string, title: string])[]
  /** The number of lines in the cell that names tests. Each line names one. */
  readonly lines: number
}

const rows: readonly Row[] = [...doc.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [level = '', asks = '', how = '', state = '', shown = ''] = rest.split('|').map((cell) => cell.trim())
  const evidence = [...shown.matchAll(/`([^`]+)` \*([^*]+)\*/g)].map(
    ([, file = '', title = '']) => [file, title] as const,
  )
  return { number, level, asks, how, state, evidence, lines: shown.split('<br>').filter(Boolean).length }
})

describe('a row', () => {
  it.each(rows)('$number has a state and a requirement', ({ level, asks, how, state, evidence, lines }) => {
    expect(level).toMatch(/^[123]$/)
    expect(['held', 'server', 'deviates', 'not applicable']).toContain(state)
    expect(asks).not.toBe('')
    // The reason, if the requirement is not met.
    expect(how).toMatch(/[.)]$/)
    expect(evidence).toHaveLength(lines)
    if (state === 'held') expect(evidence.length).toBeGreaterThan(0)
  })

  it.each(rows.flatMap(({ number, evidence }) => evidence.map(([file, title]) => ({ number, file, title }))))(
    '$number names a test of $file: $title',
    ({ file, title }) => {
      expect(file).toMatch(/^tests\/.*\.(test\.tsx?|spec\.ts)$/)
      expect(existsSync(join(root, file))).toBe(true)
      expect(read(file).replaceAll("\\'", "'")).toContain(title)
    },
  )

  it('occurs once, in the order of the standard, below its chapter', () => {
    const numbers = rows.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted(byNumber))
    for (const [, chapter = '', text = ''] of doc.matchAll(/^## V(\d+) [^\n]*\n([^]*?)(?=^## |(?![^]))/gm))
      for (const [, number = ''] of text.matchAll(/^\| (\d+)\.\d+\.\d+ \|/gm)) expect(number).toBe(chapter)
  })
})

/** The number of requirements of level 1 or 2 in each section. They precede those of level 3, except the named ones. */
const sections: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: [2, 9, 11, 3, 2],
    2: [3, 3, 4, 1],
    3: [0, 2, 4, 6, 5, 0, 2],
    4: [3, 1, 2, 4],
    5: [1, 3, 2, 3],
    7: [3, 4, 2, 5, 2, 2],
    8: [2, 3, 1, 1],
    13: [1, 5, 2, 5],
    14: [2, 4, 3],
    15: [3, 3, 7],
    16: [1, 5, 4, 3, 3],
  }).flatMap(([chapter, counts]) => counts.map((count, at) => [`${chapter}.${at + 1}`, count] as const)),
)

describe('the standard', () => {
  const wanted = [...sections].flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )

  it('has no number that is neither a row nor left out with a reason', () => {
    const lines = [...doc.matchAll(/^Left out: (.*)$/gm)].map(([, line = '']) => line)
    const left = lines.flatMap((line) => numbersIn(line))
    const known = new Set([...rows.map(({ number }) => number), ...left])
    expect(wanted.filter((number) => !known.has(number))).toEqual([])
    expect(rows.filter(({ number }) => left.includes(number))).toEqual([])
  })

  it('has the chapters that are the server’s named', () => {
    for (const chapter of Array.from({ length: 17 }, (_, at) => `V${at + 1}`))
      expect(doc).toMatch(new RegExp(`^## ${chapter} |\\s${chapter}\\s\\(`, 'm'))
  })

  it('has only the deviations that the top of the document lists', () => {
    const told = [...doc.matchAll(/^- (\d+\.\d+\.\d+): (.*)$/gm)].map(([, number, reason]) => [number, reason])
    const deviating = rows.filter(({ state }) => state === 'deviates')
    expect(told).toEqual(deviating.map(({ number, how }) => [number, how]))
  })
})

/** Returns the numbers of a range: '1.2.4 to 1.2.6, 4.3 (a reason)' means 1.2.4, 1.2.5, 1.2.6 and all of 4.3. */
function numbersIn(line: string): string[] {
  return [...line.matchAll(/(?<![\d.])(\d+\.\d+)(?:\.(\d+)(?: to \d+\.\d+\.(\d+))?)?(?![\d.]*\d)/g)].flatMap(
    ([, section = '', first = '1', last]) => {
      const end = Number(last ?? (line.includes(`${section}.${first}`) ? first : sections.get(section)))
      return Array.from({ length: end - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
    },
  )
}

function byNumber(one: string, other: string): number {
  const [a, b] = [one, other].map((number) =>
    number
      .split('.')
      .map((part) => part.padStart(3, '0'))
      .join(),
  )
  return (a ?? '') < (b ?? '') ? -1 : 1
}

describe('statements about this client', () => {
  it('S7-17 a call that changes something is no GET', () => {
    const api = JSON.parse(read('schemas/api.json')) as { readonly [name: string]: { readonly kind?: string } }
    const calls = Object.entries(api).filter(([name]) => /^[A-Z]+ \//.test(name))
    expect(calls.length).toBeGreaterThan(50)
    for (const [name, { kind }] of calls) expect(`${name} ${kind}`).toMatch(/^(GET \S+ read|(POST|PUT) \S+ \w+)$/)
  })

  it('the server that ends TLS must send HSTS, for a year and all subdomains', () => {
    expect(read('deploy/nginx/security-headers.conf')).toContain(
      'Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
    )
  })

  it('S2-49 a password may be long and of any characters', () => {
    const forms = JSON.parse(read('schemas/forms.json')) as {
      readonly $defs: { readonly login: { readonly properties: { readonly password: object } } }
    }
    expect(forms.$defs.login.properties.password).toEqual({ minLength: 1, maxLength: 128 })
  })

  it('S9-08 the table of stored data has a row for each key', () => {
    const table = doc.slice(doc.indexOf('## What is kept on the device'))
    const told = [...table.matchAll(/^\| ((?:`[\w.]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w.]+)`/g)].map(([, key]) => key),
    )
    const patterns = [
      /\b(?:local|store|memory)\.set\('(\w+)'/g,
      /\bstorageKey = '([\w.]+)'/g,
      /\bstorageName\('(\w+)'\)/g,
      /\bconst keyPrefix = '(\w+)\.'/g,
      /\bkey = `(\w+)\.\$/g,
      /\bcreatePersonalStore\(\w+, '(\w+)\.'/g,
      /\breturn `\$\{project\}\.(\w+)`/g,
    ]
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
      .map((file) => read(join('src', file)))
    const kept = code.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key]) => key)),
    )
    expect(new Set(told)).toEqual(new Set(kept))
  })
})
