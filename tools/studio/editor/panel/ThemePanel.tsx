import { checkTokens, isObject } from '@pagewright/engine/studio'
import type { StudioTexts } from '../../server/api/studioProduct'
import { useEditing } from '../context'
import { colourWords } from '../model/colourWords'
import { nearestLegible, type Schemes } from '../model/legible'

/** Edits the colours of the shown market in the shown scheme, and offers a legible one where a text could not be read. */
export function ThemePanel() {
  const { state, combination, studio } = useEditing()
  const { market, scheme } = combination
  const { tokens: defaults, markets } = state.product
  const own = schemesOf(markets[market]?.['tokens'])
  const values = { ...defaults.light, ...own.light, ...(scheme === 'dark' && { ...defaults.dark, ...own.dark }) }
  const colours = Object.entries(values).filter(([, value]) => /^#[\da-f]{6}$/i.test(value))
  const problems = checkTokens(own, defaults, [market])
  const set = (token: string, value: string | null) => studio.change({ do: 'token', market, scheme, token, value })
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>Colours</h2>
        <p className="pw-studio-path">
          {market}, {scheme}
        </p>
      </header>
      {colours.map(([token, value]) => {
        const found = problems.filter(({ where }) => where.at(-1) === token && where.at(-2) === scheme)
        const legible = found.length > 0 ? nearestLegible(token, value, { own, defaults, scheme }) : undefined
        return (
          <div key={token} className="pw-studio-member" data-look="line" data-own={token in own[scheme]}>
            <p className="pw-studio-name">
              <label htmlFor={`token-${token}`}>{token}</label>
            </p>
            <div className="pw-studio-colour">
              <input
                type="color"
                aria-label={`${token}, colour`}
                value={value}
                onChange={({ target }) => set(token, target.value)}
              />
              <input
                id={`token-${token}`}
                value={value}
                spellCheck={false}
                onChange={({ target }) => set(token, target.value)}
              />
              {token in own[scheme] && (
                <button type="button" className="pw-studio-quiet" onClick={() => set(token, null)}>
                  Default
                </button>
              )}
            </div>
            <p className="pw-studio-doc">{colourWords(token)}</p>
            {found.map(({ what }) => (
              <p key={what} className="pw-studio-problem" role="alert">
                {what}
              </p>
            ))}
            {legible !== undefined && (
              <button type="button" onClick={() => set(token, legible)}>
                Use {legible}, the nearest legible colour
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Returns the tokens that a market sets. */
export function schemesOf(tokens: unknown): Schemes {
  const of = (name: string) => (isObject(tokens) && isObject(tokens[name]) ? (tokens[name] as StudioTexts) : {})
  return { light: of('light'), dark: of('dark') }
}
