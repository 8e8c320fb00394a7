import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef, useState } from 'react'
import { useEditing } from '../context'
import type { ChangedFile } from '../model/apiClient'

/** Shows the lines that the unsaved changes write, file by file. */
export function Code() {
  const { ask, state } = useEditing()
  const of = JSON.stringify(state.changes.map(({ change }) => change))
  const [known, setKnown] = useState<readonly ChangedFile[]>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    const read = async () => {
      try {
        const files = await ask('code', { changes: JSON.parse(of) as unknown }, abort.signal)
        if (!abort.signal.aborted) setKnown(files)
      } catch (error) {
        if (!abort.signal.aborted) setRefusal(error instanceof Error ? error.message : String(error))
      }
    }
    void read()
    return () => abort.abort()
  }, [ask, of])
  if (refusal !== undefined) return <p className="pw-studio-problem">{refusal}</p>
  if (!known) return <p className="pw-studio-note">Reading the files …</p>
  return (
    <section className="pw-studio-changed" aria-label="Changed lines">
      {known.map((one) => (
        <details key={one.file} open>
          <summary>{one.file}</summary>
          <ChangedLines file={one} />
        </details>
      ))}
    </section>
  )
}

/** Draws a file with its changed lines. Equal lines are folded. */
function ChangedLines({ file: { file, before, after } }: { readonly file: ChangedFile }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return undefined
    // In a shadow root CodeMirror adopts its styles. In the document it would write a style element, which the policy forbids.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: after,
        extensions: [
          file.endsWith('.json') ? json() : javascript({ typescript: true }),
          syntaxHighlighting(colours),
          look,
          lineNumbers(),
          EditorView.lineWrapping,
          EditorView.editable.of(false),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': file }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            highlightChanges: false,
            collapseUnchanged: { margin: 2, minSize: 4 },
          }),
        ],
      }),
    })
    return () => view.destroy()
  }, [file, before, after])
  return <div ref={host} />
}

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--code-name)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-word)' },
  { tag: tags.comment, color: 'var(--tool-faint)' },
])

const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: '12px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--tool-faint)', border: '0' },
  '.cm-changedLine, .cm-inlineChangedLine': { backgroundColor: 'var(--code-added)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--code-removed)' },
  '.cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  '.cm-collapsedLines': {
    padding: '4px 8px',
    background: 'var(--tool-back)',
    color: 'var(--tool-faint)',
  },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '""' },
})
