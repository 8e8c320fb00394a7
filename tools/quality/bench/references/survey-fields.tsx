import { fieldsAsked } from '../drawn/fields'
import { showPage } from './show'
import { SurveyForm } from './survey'

showPage(<SurveyForm fields={fieldsAsked(location.search)} call="save" />)
