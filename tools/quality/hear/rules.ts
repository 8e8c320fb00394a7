// Rules for all speech of a screen reader. Each returns the violations.

export interface SpokenStep {
  /** The step: `opens the page, comes to /login`, `tab`, `sends`. */
  readonly what: string
  readonly lines: readonly string[]
}

/** Reads a transcript. Each step begins with a line `> `. */
export function spokenSteps(transcript: string): readonly SpokenStep[] {
  return transcript
    .split(/^> /m)
    .slice(1)
    .map((part) => {
      const [what = '', ...lines] = part.trimEnd().split('\n')
      return { what, lines }
    })
}

/** The texts of a language by which a screen reader or a page announces something. */
export interface Words {
  readonly invalid: readonly string[]
  readonly required: readonly string[]
  /** The reader announces the document itself with these words and the product name, which is also a page's title. */
  readonly loaded: readonly string[]
  /** Matches a line with only the size of a list. */
  readonly size: RegExp
}

/** Finds fields that are called invalid before the form was submitted. */
export function calledWrong(steps: readonly SpokenStep[], { invalid }: Words): readonly string[] {
  return unsent(steps).flatMap(({ what, lines }) =>
    lines.filter((line) => has(line, invalid)).map((line) => `after "${what}": ${line}`),
  )
}

/** Finds required fields that are not announced as required each time. Returns their labels. */
export function notCalledRequired(
  steps: readonly SpokenStep[],
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

/** Finds pages that do not announce their title exactly once: it must be neither silent nor repeated as a heading. */
export function wronglyAnnounced(
  steps: readonly SpokenStep[],
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

/** Finds lists that announce their size again while a person moves through them. Returns the repeated announcements. */
export function sizesSaidAgain(steps: readonly SpokenStep[], { size }: Words): readonly string[] {
  const sizes = steps.map(({ lines }) => lines.filter((line) => size.test(line)))
  return sizes.flatMap((said, index) => {
    const before = new Set(sizes[index - 1])
    return said.filter((line, at) => before.has(line) || said.indexOf(line) < at)
  })
}

/** Returns all announced sizes of lists. */
export function sizesSaid(steps: readonly SpokenStep[], { size }: Words): readonly string[] {
  return steps.flatMap(({ lines }) => lines.filter((line) => size.test(line)))
}

function unsent(steps: readonly SpokenStep[]): readonly SpokenStep[] {
  const sent = steps.findIndex(({ what }) => what.startsWith('sends'))
  return sent < 0 ? steps : steps.slice(0, sent)
}

function has(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word))
}
