declare global {
  var inspectDocument: (() => readonly string[]) | undefined
  var isBlankDocument: (() => boolean) | undefined
}

/**
 * Runs in each document before its own scripts: reports refusals of the security policy, and every text that shows a
 * hole (undefined, NaN, null, [object Object], a raw message key) or a stack, even when it is on the screen for a moment only.
 * It is sent as source text, so it refers to nothing outside itself.
 */
export function watchDocument({ mark, areas }: { readonly mark: string; readonly areas: string }): void {
  const holes = /\b(undefined|NaN|null)\b|\[object \w+\]/
  const stack = /\b(Type|Reference|Range|Syntax|Eval|URI)Error\b|\.[jt]sx?:\d+|\bat \S+ \(/
  const keys = new RegExp(`\\b(${areas})\\.[a-z]+[\\w.]*\\b(?!@)`)
  const silent = 'script, style, noscript, template, textarea'
  const reported = new Set<string>()

  const say = (text: string) => {
    if (reported.has(text)) return
    reported.add(text)
    console.debug(`${mark} ${text}`)
  }
  const holeOf = (text: string) => {
    const hole = holes.exec(text) ?? stack.exec(text) ?? keys.exec(text)
    return hole && !hole[0].endsWith('.example') ? hole[0] : undefined
  }
  const judgeText = (node: Node) => {
    const hole = holeOf(node.textContent ?? '')
    if (hole && !node.parentElement?.closest(silent))
      say(`shows "${hole}" in "${node.textContent?.trim().slice(0, 120)}"`)
  }
  const judgeTree = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return judgeText(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) judgeText(text)
  }

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    say(`security policy: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') judgeText(target)
      for (const node of addedNodes) judgeTree(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  globalThis.inspectDocument = () => {
    const names = ['placeholder', 'aria-label', 'title', 'alt', 'value'] as const
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => [name, element.getAttribute(name) ?? ''] as const),
    )
    return [...spoken, ['the title', document.title] as const, ['the page', document.body.innerText] as const]
      .filter(([, text]) => holeOf(text) !== undefined)
      .map(([name, text]) => `shows "${holeOf(text)}" in ${name}`)
  }
  globalThis.isBlankDocument = () => {
    if (document.body.innerText.trim() !== '') return false
    const drawn = document.querySelectorAll('svg, img, canvas, progress, input, [aria-busy=true], [role=status]')
    return ![...drawn].some((element) => element.getBoundingClientRect().height > 0)
  }
}
