// Converts and compiles schemas, and imports documents. For tools that measure; this entry loads ajv and yaml.
export { contractProblems } from './generate/checkContract'
export { compileForm } from './generate/compileForm'
export { formSchema } from './generate/formSchema'
export { importedCalls, toDefinitions } from './import/openApi'
export { operationsOf, readDocument } from './import/readDocument'
