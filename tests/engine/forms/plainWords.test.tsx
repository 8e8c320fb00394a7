import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, user } from './mount'

describe('F05 words of a form', () => {
  const markup = '**bold** [away](javascript:alert(1)) <img src=x onerror=alert(1)> &lt;'

  it('are shown as they are: no Markdown, no HTML, no entities', () => {
    mount({
      schema: {
        type: 'object',
        title: markup,
        description: markup,
        properties: { name: { type: 'string', title: markup, description: markup } },
      },
      fields: { name: { label: 'word.name', help: 'help' } },
      services: { translate: () => markup },
    })
    const box = document.querySelector('form') as HTMLFormElement
    expect(screen.getByText(markup).className).toBe('pw-field-help')
    expect(box.querySelectorAll('a, img, strong, em, script')).toHaveLength(0)
  })
})

describe('F24 a password', () => {
  const setUp = () =>
    mount({
      schema: {
        type: 'object',
        properties: { secret: { type: 'string', minLength: 1, maxLength: 128 } },
        required: ['secret'],
      },
      fields: { secret: { label: 'word.secret', widget: 'password' } },
    })

  it('may be filled in by a manager of passwords, and pasted', async () => {
    const form = setUp()
    const input = screen.getByLabelText('Secret')
    expect(input.getAttribute('autocomplete')).toBe('current-password')
    await user.click(input)
    await user.paste('from the manager')
    await form.send()
    expect(form.onSubmit.mock.calls).toEqual([[{ secret: 'from the manager' }]])
  })

  it.each([' two blanks ', 'Straße ｆｕｌｌ é', '👩‍👩‍👧', '٣'.repeat(64), '"<b>\\'])(
    'is handed over as it was typed: %j',
    async (secret) => {
      const form = setUp()
      await user.click(screen.getByLabelText('Secret'))
      await user.paste(secret)
      await form.send()
      expect(form.onSubmit.mock.calls).toEqual([[{ secret }]])
    },
  )
})
