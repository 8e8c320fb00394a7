// Converts and compiles schemas, and imports documents. This entry loads ajv and yaml.
export { contractProblems } from './generate/checkContract'
export { compileForm } from './generate/compileForm'
export { formSchema, wordsForDevelopers } from './generate/formSchema'
export { bundle } from './generate/schemaSet'
export { endpointShape } from './generate/shapes'
export { validatorModule } from './generate/validators'
export { importedCalls, toDefinitions } from './import/openApi'
export { operationsOf, readDocument } from './import/readDocument'
