// All the bugs, by the part of the house that they are in.
import type { Bug } from './bug'
import { apiBugs } from './apiBugs'
import { bridgeBugs } from './bridgeBugs'
import { browserBugs } from './browserBugs'
import { configBugs } from './configBugs'
import { formBugs } from './formBugs'
import { listBugs } from './listBugs'
import { moneyBugs } from './moneyBugs'
import { pageBugs } from './pageBugs'
import { pageTestBugs } from './pageTestBugs'
import { serverBugs } from './serverBugs'
import { sessionBugs } from './sessionBugs'
import { textBugs } from './textBugs'

export const bugs: readonly Bug[] = [
  ...apiBugs,
  ...sessionBugs,
  ...pageBugs,
  ...moneyBugs,
  ...formBugs,
  ...listBugs,
  ...textBugs,
  ...configBugs,
  ...bridgeBugs,
  ...serverBugs,
  ...browserBugs,
  ...pageTestBugs,
]
