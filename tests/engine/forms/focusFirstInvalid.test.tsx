import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { focusFirstInvalid } from '../../../src/engine/forms/state/focusFirstInvalid'

const wrong = { className: 'pw-field', 'data-invalid': true }

const cases = {
  'the control of the first field that is wrong': (
    <>
      <input />
      <div {...wrong}>
        <input data-wanted />
      </div>
      <div {...wrong}>
        <input />
      </div>
    </>
  ),
  'the chosen one of several': (
    <div {...wrong}>
      <input type="radio" />
      <input type="radio" defaultChecked data-wanted />
    </div>
  ),
  'the one that has the label, in place of what stands around it': (
    <div {...wrong}>
      <label htmlFor="two">Two</label>
      <div tabIndex={-1}>
        <button>one</button>
        <button id="two" data-wanted>
          two
        </button>
      </div>
    </div>
  ),
  'what stands around, where the one that has the label is not shown': (
    <div {...wrong}>
      <label htmlFor="two">Two</label>
      <div tabIndex={-1} data-wanted>
        <button>take it away</button>
      </div>
    </div>
  ),
  'the first that can be used': (
    <div {...wrong}>
      <button disabled>one</button>
      <button data-wanted>two</button>
    </div>
  ),
  'the field, while its control is not there yet': <div {...wrong} data-wanted />,
  'nothing, where nothing is wrong': (
    <div className="pw-field">
      <input />
    </div>
  ),
}

it.each(Object.entries(cases))('the focus comes to %s', (_what, fields) => {
  const { container } = render(fields)
  focusFirstInvalid(container)
  const focused = document.activeElement
  expect(focused === document.body ? null : focused).toBe(container.querySelector('[data-wanted]'))
})
