import { checkTokens, isObject } from '@pagewright/engine/tools'
import type { StudioTexts } from '../../server/doors/studioProduct'
import { useEditing } from '../context'

/** Edits the colours of the shown market in the shown scheme, and offers a legible one where a text could not be read. */
export function ThemePanel() {
  const { state, combination, studio } = useEditing()
  const { market, scheme } = combination
  const { tokens: defaults, markets } = state.product
  const own = tokensIn(markets[market]?.['tokens'])
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
          <div key={token} className="pw-studio-member" data-own={token in own[scheme]}>
            <label htmlFor={`token-${token}`}>{token}</label>
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
                <button type="button" onClick={() => set(token, null)}>
                  Default
                </button>
              )}
            </div>
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

interface Schemes {
  readonly light: StudioTexts
  readonly dark: StudioTexts
}

function tokensIn(tokens: unknown): Schemes {
  const of = (name: string) => (isObject(tokens) && isObject(tokens[name]) ? (tokens[name] as StudioTexts) : {})
  return { light: of('light'), dark: of('dark') }
}

interface Palette {
  readonly own: Schemes
  readonly defaults: Schemes
  readonly scheme: 'light' | 'dark'
}

/** Returns the colour of the same hue that is nearest and passes the check, or undefined if there is none. */
function nearestLegible(token: string, value: string, { own, defaults, scheme }: Palette): string | undefined {
  const passes = (colour: string) =>
    checkTokens({ ...own, [scheme]: { ...own[scheme], [token]: colour } }, defaults, []).every(
      ({ where }) => where.at(-1) !== token || where.at(-2) !== scheme,
    )
  const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50)
  return steps.flatMap((share) => ['#000000', '#ffffff'].map((end) => mixed(value, end, share))).find(passes)
}

function mixed(one: string, other: string, share: number): string {
  const at = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const channels = [0, 1, 2].map((index) => Math.round(at(one, index) * (1 - share) + at(other, index) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
