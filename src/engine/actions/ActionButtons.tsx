import type { Action, ById } from '../language/types/plain'
import { Button } from '../ui/input/Button'
import { joinClasses } from '../lib/react'
import { useActions } from './perform/useActions'

interface ActionButtonsProps {
  readonly actions: ById<Action> | undefined
  readonly scope: object
  readonly order?: readonly string[] | undefined
  /** Id of the element that names what the actions act on. */
  readonly about?: string | undefined
}

/** Renders actions as buttons, and those that lead to a page as links that look like buttons. */
export function ActionButtons({ actions, scope, order, about }: ActionButtonsProps) {
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
          href={view.href}
          isOutside={view.isOutside}
          about={about}
          onPress={view.press}
        >
          {view.label}
        </Button>
      ))}
    </div>
  )
}
