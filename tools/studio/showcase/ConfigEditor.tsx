interface ConfigEditorProps {
  readonly name: string
  readonly text: string
  readonly isEdited: boolean
  readonly problems: readonly string[]
  onEdit(text: string): void
  onReset(): void
}

/** Draws the config as editable text, with the problems that the checker finds below it. Tab leaves the text. */
export function ConfigEditor({ name, text, isEdited, problems, onEdit, onReset }: ConfigEditorProps) {
  const hasProblems = problems.length > 0
  return (
    <section className="pw-show-editor" aria-label="Config">
      <div className="pw-show-bar">
        <label htmlFor="config">{`Config of ${name} (JSON)`}</label>
        <button type="button" disabled={!isEdited} onClick={onReset}>
          Reset
        </button>
      </div>
      <textarea
        id="config"
        value={text}
        rows={Math.max(12, text.split('\n').length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={hasProblems}
        aria-describedby="problems"
        onChange={(event) => onEdit(event.currentTarget.value)}
      />
      <div id="problems" role="status" className="pw-show-problems" data-good={!hasProblems}>
        {hasProblems ? (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : (
          <p>No problems. The preview shows this config.</p>
        )}
      </div>
    </section>
  )
}
