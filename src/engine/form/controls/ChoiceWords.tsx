import { useLayoutEffect, useRef } from 'react'
import { isWrong } from '../described'
import { usePlace } from '../place'
import { type DrawnChoiceProps, groupOf, isChosen } from './drawnChoice'
import { drawWordRows } from './wordRows'
import './ChoiceRows.css'

/** All the choices in sight where they are words alone. */
export function ChoiceWords(props: DrawnChoiceProps) {
  const { id, choices, value, multiple = false, readonly, disabled, rawErrors, onPress } = props
  const { label } = usePlace(props)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    drawWordRows(box.current, {
      id,
      choices,
      type: multiple ? 'checkbox' : 'radio',
      isHeld: disabled === true || readonly === true,
      isWrong: multiple && isWrong(rawErrors),
      isChosen: (choice) => isChosen(value, choice),
      onPress,
    })
  })
  return <div ref={box} {...groupOf(props, label)} />
}
