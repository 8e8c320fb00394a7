import { fieldsAsked } from '../drawn/fields'
import { show } from './show'
import { SurveyForm } from './survey'

show(<SurveyForm fields={fieldsAsked(location.search)} call="save" />)
