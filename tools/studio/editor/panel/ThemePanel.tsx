import { useState } from 'react'
import { checkTokens, isObject } from '@pagewright/engine/studio'
import type { StudioTexts } from '../../server/api/studioProduct'
import { useEditing } from '../context'
import { colourWords } from '../model/colourWords'
import { nearestLegible, type Palette, type Schemes } from '../model/legible'
import { IconButton } from '../Icon'
import { wordsOfName } from '../model/words'
import { BrandColour } from './BrandColour'
import { ColourInput, isColour } from './ColourInput'

/** Edits the tokens of the shown market in the shown scheme, and offers a legible colour where a text could not be read. */
export function ThemePanel() {
  const { state, combination } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const { market, scheme } = combination
  const { tokens: defaults, markets } = state.product
  const own = schemesOf(markets[market]?.['tokens'])
  const usual = { ...defaults.light, ...(scheme === 'dark' && defaults.dark) }
  const values = { ...defaults.light, ...own.light, ...(scheme === 'dark' && { ...defaults.dark, ...own.dark }) }
  const problems = checkTokens(own, defaults, [market])
  // A colour that is too pale is so on several grounds. The worst comes first, and is enough.
  const saysOf = (token: string) =>
    problems
      .filter(({ where }) => where.at(-1) === token && where.at(-2) === scheme)
      .filter(({ name }, at, all) => name !== 'low-contrast' || all.findIndex((one) => one.name === name) === at)
      .map(({ what }) => what)
  const all = Object.entries(values)
  // A colour stays in its field while somebody types it.
  const colours = all.filter(([token]) => isColour(usual[token] ?? ''))
  const others = all.filter((one) => !colours.includes(one))
  const palette = { own, defaults, scheme }
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>Colours</h2>
        <p className="pw-studio-path">
          {market}, {scheme}
        </p>
      </header>
      <BrandColour own={own} />
      {colours.map(([token, value]) => (
        <TokenField key={token} token={token} value={value} palette={palette} says={saysOf(token)} hasPicker />
      ))}
      <details
        className="pw-studio-more"
        open={isOpen || others.some(([token]) => saysOf(token).length > 0)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Sizes, shapes, fonts and motion ({others.length})</summary>
        {others.map(([token, value]) => (
          <TokenField key={token} token={token} value={value} palette={palette} says={saysOf(token)} />
        ))}
      </details>
    </div>
  )
}

interface TokenFieldProps {
  readonly token: string
  readonly value: string
  readonly palette: Palette
  /** The mistakes of the value, in sentences. */
  readonly says: readonly string[]
  /** True for a plain colour, which can be picked. */
  readonly hasPicker?: boolean
}

function TokenField({ token, value, palette, says, hasPicker = false }: TokenFieldProps) {
  const { studio, combination } = useEditing()
  const { market, scheme } = combination
  const isOwn = token in palette.own[scheme]
  const words = colourWords(token) || wordsOfName(token)
  // `#fff` is written in three digits.
  const colour = /^#[\da-f]{3}$/i.test(value) ? value.replaceAll(/[\da-f]/gi, '$&$&') : value
  const legible = hasPicker && isColour(colour) && says.length > 0 ? nearestLegible(token, colour, palette) : undefined
  const set = (next: string | null) => studio.change({ do: 'token', market, scheme, token, value: next })
  return (
    <div className="pw-studio-member" data-look="line" data-own={isOwn}>
      <p className="pw-studio-name">
        <label htmlFor={`token-${token}`}>{words}</label> <code className="pw-studio-code">{token}</code>
      </p>
      <div className="pw-studio-colour">
        {hasPicker ? (
          <ColourInput id={`token-${token}`} pickerName={`${words}, colour`} value={value} onChange={set} />
        ) : (
          <input id={`token-${token}`} value={value} spellCheck={false} onChange={({ target }) => set(target.value)} />
        )}
        {isOwn && <IconButton icon="undo" label="Back to the default" onClick={() => set(null)} />}
      </div>
      {says.map((one) => (
        <p key={one} className="pw-studio-problem" role="alert">
          {one}
        </p>
      ))}
      {legible !== undefined && (
        <button type="button" onClick={() => set(legible)}>
          Use {legible}, the nearest legible colour
        </button>
      )}
    </div>
  )
}

export function schemesOf(tokens: unknown): Schemes {
  const of = (name: string) => (isObject(tokens) && isObject(tokens[name]) ? (tokens[name] as StudioTexts) : {})
  return { light: of('light'), dark: of('dark') }
}
