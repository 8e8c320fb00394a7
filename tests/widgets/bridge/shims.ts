// Profiles for published scripts of apps, from a folder.
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { scriptsIn } from '../../../tools/studio/server/realScripts'
import { realNames, realProfile } from '../../../tools/studio/shell/simulators/realScripts'
import { runScript } from './pageScript'

/** Returns a profile for each script in a folder with a known name. Throws if there is none. */
export function shimProfiles(folder: string): readonly Profile[] {
  const profiles = Object.entries(scriptsIn(folder)).flatMap(([path, text]) => {
    return realProfile(path, text, (page) => runScript(page, text, path)) ?? []
  })
  if (profiles.length > 0) return profiles
  throw new Error(`${folder} has no script of a known name: ${realNames().join(', ')}.`)
}
