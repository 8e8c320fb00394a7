// RJSF as it comes, with the validator that compiles at run time.
import Form from '@rjsf/core'
import { customizeValidator } from '@rjsf/validator-ajv8'

export const RjsfForm = Form
export const stockValidator = customizeValidator()
