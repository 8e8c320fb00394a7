import { name, needed, optional } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { body, message } from '../../language/grammar/values'

export const download = defineAction({
  kind: 'download',
  doc: 'Saves a file that the server makes, such as a statement. Inside the app it is disabled and says why.',
  asks: { by: 'file', gives: 'whole', as: 'answer' },
  members: {
    file: needed('The call whose answer is a file.', name('fileEndpoint')),
    body: optional('The body of the request.', body),
    fileName: optional(
      'The name of the file with its ending. Without it, the server names the file.',
      message,
      'a.title',
    ),
    done: optional('The message after the file was saved.', message, 'report.saved'),
    failed: optional('The message after a failure.', message, 'report.failed'),
  },
  does: '{file}',
  example: { do: 'download', label: 'a.name', file: 'POST /report', body: { month: { from: 'query.month' } } },
})
