import { useMemo, useState } from 'react'
import { ConfigEditor } from './ConfigEditor'
import type { Kind } from './kinds'
import { MemberTable } from './MemberTable'
import { Preview } from './Preview'
import { readConfig } from './readConfig'

/** Draws one kind: its example beside the editor, and its members below. Edits last as long as the document. */
export function KindPage({ kind }: { readonly kind: Kind }) {
  const [edits, setEdits] = useState<{ readonly [id: string]: string }>({})
  const [calls, setCalls] = useState('')
  const example = useMemo(() => JSON.stringify(kind.example, null, 2), [kind])
  const text = edits[kind.id] ?? example
  const read = useMemo(() => readConfig(kind, text), [kind, text])
  const edit = (next: string) => setEdits({ ...edits, [kind.id]: next })
  return (
    <>
      <div className="pw-show-pair">
        <ConfigEditor
          name={kind.name}
          text={text}
          isEdited={text !== example}
          problems={'problems' in read ? read.problems : []}
          onEdit={edit}
          onReset={() => edit(example)}
        />
        <div className="pw-show-side">
          <Preview
            page={'page' in read ? read.page : undefined}
            name={kind.name}
            onCall={(call, args) => setCalls(`The app was called: ${call} ${JSON.stringify(args)}`)}
          />
          <p role="status">{calls}</p>
        </div>
      </div>
      <MemberTable title={kind.memberTitle} rows={kind.members} />
    </>
  )
}
