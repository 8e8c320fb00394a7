// The action `download`. Its code loads with the first press.
import { ApiError } from '../../api/answer/apiError'
import { mostFileBytes, safeFileName, tooLarge } from '../../api/download'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Action, Message } from '../../language/types/plain'
import { saveFile } from '../../lib/saveFile'
import type { App } from '../../runtime/app/app'
import { failureText } from './actionTexts'

type DownloadAction = Extract<Action, { do: 'download' }>

interface Around {
  readonly app: App
  translate(message: Message, scope: object): string
  toast(text: string, tone: 'good' | 'danger'): void
}

/** Loads a file of the server and saves it. Tells of a failure, and resolves to false after one. */
export async function saveServerFile(
  action: DownloadAction,
  scope: object,
  { app, translate, toast }: Around,
): Promise<boolean> {
  try {
    const { blob, name } = await app.client.download(action.file, resolveBindings(action.body, scope))
    const own = action.fileName && safeFileName(translate(action.fileName, scope))
    saveFile(own ?? name ?? defaultName(action.file), blob)
    if (action.done) toast(translate(action.done, scope), 'good')
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === tooLarge) {
      toast(translate({ say: 'engine.download.tooLarge', with: { num: mostFileBytes / 1_000_000 } }, scope), 'danger')
      return false
    }
    const failure = failureText(action, error, (message) => translate(message, scope))
    if (failure) toast(failure, 'danger')
    return false
  }
}

/** Returns the last word of the path of a call: `report` for `POST /months/{month}/report`, or `file` without one. */
function defaultName(endpoint: string): string {
  const [path = ''] = endpoint.replace(/^\S+ /, '').split('#')
  return (
    path
      .split('/')
      .filter((one) => /^[\w.-]+$/.test(one))
      .pop() ?? 'file'
  )
}
