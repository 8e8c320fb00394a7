import { useCallback, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../input/Button'
import { Dialog } from './Dialog'
import { AskContext, type Question } from './useAsk'
import './Sheet.css'
import './AskProvider.css'

interface Asked extends Question {
  readonly id: number
  answer(isAgreed: boolean): void
}

/** Holds the questions of `useAsk` and shows them one after the other. */
export function AskProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([])
  const ask = useCallback((question: Question) => {
    return new Promise<boolean>((resolve) => {
      count += 1
      setQueue((before) => [...before, { ...question, id: count, answer: resolve }])
    })
  }, [])
  const asked = queue[0]
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <AskDialog
          key={asked.id}
          question={asked}
          onAnswer={(isAgreed) => {
            // Gone before the answer: whoever then leaves the page waits for the history of the dialog.
            flushSync(() => setQueue((before) => before.filter((other) => other !== asked)))
            asked.answer(isAgreed)
          }}
        />
      )}
    </AskContext>
  )
}

let count = 0

function AskDialog({ question, onAnswer }: { readonly question: Question; onAnswer(isAgreed: boolean): void }) {
  const texts = useTexts()
  const id = useId()
  const { title, text, ok, cancel, tone = 'primary' } = question
  return (
    <Dialog
      className="pw-ask"
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={text ? `${id}text` : undefined}
      onClose={() => onAnswer(false)}
    >
      <div className="pw-ask-box">
        <h2 id={`${id}title`} className="pw-ask-title">
          {title}
        </h2>
        {text && (
          <p id={`${id}text`} className="pw-ask-text">
            {text}
          </p>
        )}
        <div className="pw-ask-buttons">
          <Button block onPress={() => onAnswer(false)}>
            {cancel ?? texts.t('engine.cancel')}
          </Button>
          <Button block tone={tone} onPress={() => onAnswer(true)}>
            {ok ?? texts.t('engine.ok')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
