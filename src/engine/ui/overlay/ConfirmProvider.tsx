import { createContext, type ReactNode, useCallback, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../input/Button'
import { Dialog } from './Dialog'
import { useProvided } from '../../lib/react'
import './Sheet.css'
import './ConfirmProvider.css'

interface Asked extends Question {
  readonly id: number
  answer(isAgreed: boolean): void
}

/** Shows the questions of `useConfirm`, one after the other. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([])
  const ask = useCallback((question: Question) => {
    return new Promise<boolean>((resolve) => {
      count += 1
      setQueue((before) => [...before, { ...question, id: count, answer: resolve }])
    })
  }, [])
  const asked = queue[0]
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <AskDialog
          key={asked.id}
          question={asked}
          onAnswer={(isAgreed) => {
            // Closes before the answer: a caller that leaves the page then waits for the dialog's history entry.
            flushSync(() => setQueue((before) => before.filter((other) => other !== asked)))
            asked.answer(isAgreed)
          }}
        />
      )}
    </ConfirmContext>
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

export interface Question {
  readonly title: string
  readonly text?: string | undefined
  /** Label of the confirm button; the general one by default. */
  readonly ok?: string | undefined
  readonly cancel?: string | undefined
  readonly tone?: 'primary' | 'danger' | undefined
}
export type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** Returns a function that asks the user, and resolves to true only if the user confirms. */
export function useConfirm(): Confirm {
  return useProvided(ConfirmContext, 'ConfirmProvider')
}
