import type { Engine } from './engines'
import type { Plan } from './run'
import { contractsCheck } from './suite/contracts'
import { layoutCheck } from './suite/layout'
import { moneyActions, moneyCheck } from './suite/money'
import { guardCheck, routesCheck } from './suite/routes'
import { arabicCheck, bordersCheck, formCheck, listCheck, plantedCheck, signInCheck, uploadCheck } from './suite/scenes'
import { polyfillsCheck, storageCheck, storageSettingCheck } from './suite/badInput'

export type PlanName = 'full' | 'routes' | 'contracts' | 'quick'

/** Returns the checks for an engine. Below the floor, only the guard is checked. */
export function planFor({ isBelowFloor = false }: Pick<Engine, 'isBelowFloor'>, name: PlanName): Plan {
  const plan = { withoutStorage: [], boundMs: 900_000 }
  if (isBelowFloor) {
    const checks = [plantedCheck, guardCheck(), storageCheck({ areErrorsExpected: true })]
    return { ...plan, checks }
  }
  const oneTransfer = moneyActions.filter(({ endpoint }) => endpoint === 'POST /web/AgentGold')
  switch (name) {
    case 'routes':
      return { ...plan, checks: [plantedCheck, routesCheck(), layoutCheck] }
    case 'contracts':
      return { ...plan, checks: [plantedCheck, contractsCheck] }
    case 'quick':
      return { ...plan, checks: [plantedCheck, signInCheck, listCheck, formCheck, moneyCheck(oneTransfer)] }
    case 'full': {
      const scenes = [
        signInCheck,
        listCheck,
        formCheck,
        moneyCheck(moneyActions),
        uploadCheck,
        arabicCheck,
        bordersCheck,
      ]
      const checks = [
        plantedCheck,
        routesCheck(),
        layoutCheck,
        contractsCheck,
        ...scenes,
        storageCheck(),
        polyfillsCheck,
      ]
      return { ...plan, checks, withoutStorage: [storageSettingCheck] }
    }
  }
}
