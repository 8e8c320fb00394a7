// SurveyJS with its own theme. The submit button completes the survey, as its own button does.
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import 'survey-core/survey-core.css'
import { choices, fieldsAsked, least, longest, most, type DrawnField } from '../drawn'
import { ask, showPage } from './show'

const survey = new Model({ showNavigationButtons: false, elements: fieldsAsked().map(elementOf) })
survey.onComplete.add(({ data }: { readonly data: object }) => void ask('save', data))

function elementOf({ name, label: title, kind, required: isRequired }: DrawnField): object {
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

showPage(
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      survey.tryComplete()
    }}
  >
    <Survey model={survey} />
    <button type="submit">Send</button>
  </form>,
)
