import type { Action, ById } from '../language/types/plain'
import { Button } from '../ui/input/Button'
import { joinClasses } from '../lib/react'
import { useActions } from './perform/useActions'

interface ActionButtonsProps {
  readonly actions: ById<Action> | undefined
  readonly scope: object
  readonly order?: readonly string[] | undefined
}

/** Renders actions as buttons. */
export function ActionButtons({ actions, scope, order }: ActionButtonsProps) {
  const views = useActions(actions, scope, order)
  if (views.length === 0) return null
  return (
    <div className={joinClasses('pw-block-actions', views.length === 1 && !views[0]?.reason && 'pw-block-actions-one')}>
      {views.map((view) => (
        <Button
          key={view.id}
          tone={view.tone}
          icon={view.icon}
          busy={view.isBusy}
          disabled={view.reason !== undefined}
          reason={view.reason}
          onPress={view.press}
        >
          {view.label}
        </Button>
      ))}
    </div>
  )
}
