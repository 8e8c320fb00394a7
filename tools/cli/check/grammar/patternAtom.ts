// Reads one atom of a pattern: a letter, an escape or a class.
import { anyLetter, letterClasses, complement, type Letters, type Range } from './patternLetters'

/** Returns the letters of an atom, or the reason for a refusal. The pattern must compile with the flag `u`. */
export function atomAt(pattern: string, at: number): Letters | string {
  const rest = pattern.slice(at)
  if (rest.startsWith('.')) return { source: '.', ranges: anyLetter.ranges }
  const [group] = /^\[(?:[^\]\\]|\\.)*\]/su.exec(rest) ?? []
  if (group !== undefined) return { source: group, ranges: rangesOf(group) }
  const [source = ''] = one.exec(rest) ?? []
  if (/^\\(?:[1-9k])/.test(source)) return `"${source}" refers back to what was read.`
  if (/^\\[bB]/.test(source)) return `"${source}" asks what stands around it.`
  return { source, ranges: rangesOfOne(source) }
}

/** Reads one letter in any notation. */
const one = /^(?:\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|.)|.)/isu

function rangesOf(group: string): readonly Range[] {
  const isNegative = group.startsWith('[^')
  let rest = group.slice(isNegative ? 2 : 1, -1)
  const ranges: Range[] = []
  const take = (): readonly Range[] => {
    const [source = ''] = one.exec(rest) ?? []
    rest = rest.slice(source.length)
    return rangesOfOne(source, true)
  }
  while (rest !== '') {
    const from = take()
    const isRange = rest.startsWith('-') && rest.length > 1
    if (!isRange) ranges.push(...from)
    else {
      rest = rest.slice(1)
      ranges.push([from[0]?.[0] ?? 0, take()[0]?.[1] ?? 0])
    }
  }
  return isNegative ? complement(ranges) : ranges
}

function rangesOfOne(source: string, isInClass = false): readonly Range[] {
  if (!source.startsWith('\\')) return single(source.codePointAt(0) ?? 0)
  const sign = source.charAt(1)
  const code = /^\\(?:u\{?|x)([\da-f]+)\}?$/i.exec(source)?.[1]
  if (code !== undefined) return single(Number.parseInt(code, 16))
  if (sign === 'c' && source.length === 3) return single(source.charCodeAt(2) % 32)
  if (isInClass && sign === 'b') return single(8)
  return letterClasses[sign] ?? single(controls[sign] ?? source.codePointAt(1) ?? 0)
}

const controls: { readonly [sign: string]: number } = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 }

function single(code: number): readonly Range[] {
  return [[code, code]]
}
