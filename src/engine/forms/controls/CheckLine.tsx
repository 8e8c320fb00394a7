import { readPath } from '../../language/runtime/evaluateCondition'
import type { FieldCheck } from '../../language/types/plain'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import { Icon, Spinner } from '../../ui/icons/Icon'
import { Isolated } from '../../ui/format/Isolated'
import { Picture } from '../../ui/data/Picture'
import { checkId } from './input/ariaProps'
import type { FieldPath } from '../fields/path'
import { useCheck } from '../state/useCheck'

interface CheckLineProps {
  readonly id: string
  readonly path: FieldPath
  readonly check: FieldCheck
  /** True while the field shows a message of its own. */
  readonly hasError: boolean
}

/** Shows the result of a field's check. A live region, so screen readers announce it without an interruption. */
export function CheckLine({ id, path, check, hasError }: CheckLineProps) {
  const texts = useTexts()
  const { state, retry } = useCheck(check, path)
  return (
    <div id={checkId(id)} className={`pw-check pw-check-${state.is}`} role="status">
      {state.is === 'pending' && (
        <>
          <Spinner />
          <span>{texts.t('engine.form.checking')}</span>
        </>
      )}
      {state.is === 'good' && <GoodResult check={check} answer={state.answer} />}
      {state.is === 'bad' && !hasError && (
        <>
          <Icon name="circle-alert" />
          <span>{texts.t(check.failed)}</span>
        </>
      )}
      {state.is === 'unknown' && (
        <>
          <span>{texts.t('engine.form.checkUnknown')}</span>
          <Button small onPress={retry}>
            {texts.t('engine.retry')}
          </Button>
        </>
      )}
    </div>
  )
}

function GoodResult({ check, answer }: { readonly check: FieldCheck; readonly answer: unknown }) {
  const texts = useTexts()
  const shown = check.shows === undefined ? undefined : readPath({ answer }, check.shows)
  const image = check.image === undefined ? undefined : readPath({ answer }, check.image)
  return (
    <>
      {typeof image === 'string' ? <Picture src={image} alt="" /> : <Icon name="circle-check" />}
      <Isolated>
        {typeof shown === 'string' || typeof shown === 'number' ? shown : texts.t('engine.form.checked')}
      </Isolated>
    </>
  )
}
