// Adds all calls of a document to schemas/.
import { group, program } from './command'
import { openApiImport } from './import/openApi'
import { addNew, withQuestions } from './new'

export const main = group({
  openapi: program(
    (command) => withQuestions(command.argument('[document]', 'the document; --openapi names it too'), openApiImport),
    (document, options, root) =>
      addNew(openApiImport, document === undefined ? options : { openapi: document, ...options }, root),
  ),
})
