// What must hold of all that a screen reader says, whoever changes what. Each rule gives what breaks it, in words.

export interface Step {
  /** What was done: `opens the page, comes to /login`, `tab`, `sends`. */
  readonly what: string
  readonly lines: readonly string[]
}

/** Reads a transcript: each step begins with a line `> `. */
export function stepsOf(transcript: string): readonly Step[] {
  return transcript
    .split(/^> /m)
    .slice(1)
    .map((part) => {
      const [what = '', ...lines] = part.trimEnd().split('\n')
      return { what, lines }
    })
}

/** The words of a language by which a screen reader or a page says something. */
export interface Words {
  readonly invalid: readonly string[]
  readonly required: readonly string[]
  /** The browser says so, with the name of the product, which is a page's title as well. */
  readonly loaded: readonly string[]
  /** Says how many there are in a list, alone in its line. */
  readonly size: RegExp
}

/** Before a form is sent, nothing is called wrong. */
export function calledWrong(steps: readonly Step[], { invalid }: Words): readonly string[] {
  return unsent(steps).flatMap(({ what, lines }) =>
    lines.filter((line) => has(line, invalid)).map((line) => `after "${what}": ${line}`),
  )
}

/** Whoever comes to a field that is required is told so, each time. Gives the labels of which that is not so. */
export function notCalledRequired(
  steps: readonly Step[],
  labels: readonly string[],
  { required }: Words,
): readonly string[] {
  return labels.filter((label) => {
    const stops = unsent(steps).filter(
      ({ what, lines }) => what === 'tab' && lines.some((line) => line.startsWith(label)),
    )
    return stops.length === 0 || stops.some(({ lines }) => !has(lines.join('\n'), required))
  })
}

/** A page says its title when one comes to it, once: not as a title and as a heading, and not by silence. */
export function wronglyAnnounced(
  steps: readonly Step[],
  titleOf: (path: string) => string,
  { loaded }: Words,
): readonly string[] {
  return steps.flatMap(({ what, lines }) => {
    const [, path] = /, comes to (\S+)$/.exec(what) ?? []
    if (path === undefined) return []
    const said = lines.filter((line) => line.includes(titleOf(path)) && !has(line, loaded))
    return said.length === 1 ? [] : [`${path} is announced ${said.length} times: ${said.join(', ')}`]
  })
}

/** A list says its size when one comes into it, and not again on the way through it. Gives what is said again. */
export function sizesSaidAgain(steps: readonly Step[], { size }: Words): readonly string[] {
  const sizes = steps.map(({ lines }) => lines.filter((line) => size.test(line)))
  return sizes.flatMap((said, index) => {
    const before = new Set(sizes[index - 1])
    return said.filter((line, at) => before.has(line) || said.indexOf(line) < at)
  })
}

/** All that is said of the sizes of lists. */
export function sizesSaid(steps: readonly Step[], { size }: Words): readonly string[] {
  return steps.flatMap(({ lines }) => lines.filter((line) => size.test(line)))
}

function unsent(steps: readonly Step[]): readonly Step[] {
  const sent = steps.findIndex(({ what }) => what.startsWith('sends'))
  return sent < 0 ? steps : steps.slice(0, sent)
}

function has(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word))
}
