import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useConfirm, type Question } from '../../../src/engine/ui/overlay/useConfirm'
import { goBack, settled, stage } from './stage'

function Asker({ question, onAnswer }: { readonly question: Question; onAnswer(isAgreed: boolean): void }) {
  const ask = useConfirm()
  return <button onClick={() => void ask(question).then(onAnswer)}>start</button>
}

describe('useConfirm', () => {
  it.each([
    ['true for its button', true, (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Remove'))],
    [
      'false for the other button',
      false,
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('[engine.cancel]')),
    ],
    ['false for Escape', false, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['false for Back', false, () => goBack()],
  ])('resolves to %s, closes and returns the focus', async (_, expected, answer) => {
    const onAnswer = vi.fn()
    stage(
      <Asker question={{ title: 'Remove it?', text: 'For good.', ok: 'Remove', tone: 'danger' }} onAnswer={onAnswer} />,
    )
    const user = userEvent.setup()
    await user.click(screen.getByText('start'))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove it?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For good.')
    await settled()
    await answer(user)
    expect(onAnswer.mock.calls).toEqual([[expected]])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('start'))
  })

  it('asks one question after the other', async () => {
    const onAnswer = vi.fn()
    function AskTwice() {
      const ask = useConfirm()
      const both = () => {
        void ask({ title: 'One?' }).then((yes) => onAnswer('one', yes))
        void ask({ title: 'Two?' }).then((yes) => onAnswer('two', yes))
      }
      return <button onClick={both}>start</button>
    }
    stage(<AskTwice />)
    const user = userEvent.setup()
    await user.click(screen.getByText('start'))
    await user.click(screen.getByText('[engine.ok]'))
    expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: 'Two?' }))
    await user.click(screen.getByText('[engine.cancel]'))
    expect(onAnswer.mock.calls).toEqual([
      ['one', true],
      ['two', false],
    ])
  })

  it('names the missing provider', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<Asker question={{ title: '' }} onAnswer={() => {}} />)).toThrow('No ConfirmProvider is above')
  })
})
