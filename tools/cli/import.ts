// Adds all calls of a document to schemas/, or says what of a folder would fit.
import { examples, group, program } from './command'
import { openApiImport } from './import/openApi'
import { tryAll } from './import/tryAll'
import { addNew, withQuestions } from './new'

export const main = group({
  openapi: program(
    (command) => withQuestions(command.argument('[document]', 'the document; --openapi names it too'), openApiImport),
    (document, options, root) =>
      addNew(openApiImport, document === undefined ? options : { openapi: document, ...options }, root),
  ),
  try: program(
    (command) =>
      command
        .description('Says which OpenAPI documents and schemas of a folder fit, and what they lose. Writes nothing.')
        .argument('<folder...>', 'folders or files')
        .addHelpText('after', examples('api/')),
    (folders) => tryAll(folders, (line) => console.log(line)),
  ),
})
