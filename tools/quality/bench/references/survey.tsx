// SurveyJS with its own theme. The submit button completes the survey, as its own button does.
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import 'survey-core/survey-core.css'
import { useState } from 'react'
import { least, longest, most, type DrawnField } from '../drawn/fields'
import { ask } from './ask'

export function SurveyForm({ fields, call }: { readonly fields: readonly DrawnField[]; readonly call: string }) {
  const [survey] = useState(() => {
    const model = new Model({ showNavigationButtons: false, elements: fields.map(elementOf) })
    model.onComplete.add(({ data }: { readonly data: object }) => void ask(call, data))
    return model
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        survey.tryComplete()
      }}
    >
      <Survey model={survey} />
      <button type="submit">Send</button>
    </form>
  )
}

function elementOf({ name, label: title, kind, required: isRequired, choices }: DrawnField): object {
  const common = { name, title, isRequired }
  switch (kind) {
    case 'text':
      return { ...common, type: 'text', maxLength: longest }
    case 'figure':
      return { ...common, type: 'text', inputType: 'number', min: least, max: most }
    case 'choice':
      return { ...common, type: 'dropdown', choices }
    case 'tick':
      return { ...common, type: 'boolean', renderAs: 'checkbox' }
  }
}
