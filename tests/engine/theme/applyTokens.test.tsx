import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTokens } from '../../../src/engine/theme/applyTokens'

const market = { light: { primary: '#112233', 'radius-m': '4px' }, dark: { primary: '#ddeeff' } }

describe('applyTokens', () => {
  afterEach(() => {
    document.adoptedStyleSheets = []
    document.documentElement.removeAttribute('style')
  })

  it('puts light and dark values into one adopted sheet, and replaces them the next time', () => {
    applyTokens(market)
    applyTokens({ ...market, light: { primary: '#445566' } })
    const rules = document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join(' ')
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(rules).toContain('--pw-color-primary: #445566')
    expect(rules).toMatch(/prefers-color-scheme:\s*dark.*--pw-color-primary: #ddeeff/s)
    expect(rules).not.toContain('#112233')
    expect(document.querySelector('style')).toBeNull()
  })

  it('sets properties of the root element where a sheet cannot be adopted, and follows the scheme', () => {
    vi.stubGlobal('CSSStyleSheet', { prototype: {} })
    const scheme = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(scheme as unknown as MediaQueryList)
    applyTokens({ ...market, dark: { ...market.dark, bg: '#000000' } })
    const { style } = document.documentElement
    expect(style.getPropertyValue('--pw-color-primary')).toBe('#112233')
    expect(style.getPropertyValue('--pw-radius-m')).toBe('4px')
    scheme.matches = true
    scheme.dispatchEvent(new Event('change'))
    expect(style.getPropertyValue('--pw-color-primary')).toBe('#ddeeff')
    expect(style.getPropertyValue('--pw-color-bg')).toBe('#000000')
    scheme.matches = false
    scheme.dispatchEvent(new Event('change'))
    expect(style.getPropertyValue('--pw-color-primary')).toBe('#112233')
    expect(style.getPropertyValue('--pw-color-bg')).toBe('')
  })

  it.each([
    ['an unknown name', { primry: '#112233' }, /'primry' is unknown. Use one of: bg, /],
    ['a value that ends the rule', { primary: '#112233;} body{display:none' }, /single CSS value/],
    ['an address', { 'gradient-hero': 'url(https://evil.example/x)' }, /single CSS value/],
    ['a comment', { primary: 'red/*' }, /single CSS value/],
  ])('refuses %s and changes nothing', (_, tokens, problem) => {
    expect(() => applyTokens({ light: {}, dark: tokens })).toThrow(problem)
    expect(document.adoptedStyleSheets).toHaveLength(0)
  })
})
