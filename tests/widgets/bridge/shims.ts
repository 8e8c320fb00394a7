// Scripts that apps have published, from a folder: tried where somebody has them.
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { scriptsIn } from '../../../tools/studio/server/realScripts'
import { realNames, realProfile } from '../../../tools/studio/shell/simulators/realScripts'
import { runScript } from './pageScript'

/** Gives a profile for each script in a folder whose file has one of the known names. Throws where there is none. */
export function shimProfiles(folder: string): readonly Profile[] {
  const profiles = Object.entries(scriptsIn(folder)).flatMap(([path, text]) => {
    return realProfile(path, text, (page) => runScript(page, text, path)) ?? []
  })
  if (profiles.length > 0) return profiles
  throw new Error(`${folder} has no script of a known name: ${realNames().join(', ')}.`)
}
