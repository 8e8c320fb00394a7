import { spawnSync } from 'node:child_process'

const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']

/** Makes a key and its certificate, both in the PEM form, for this machine and two days. */
export function certify(): { readonly key: string; readonly cert: string } {
  // Without file names, both are printed.
  const made = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', '-', '-out', '-'], { encoding: 'utf8' })
  const [key, cert] = made.stdout?.split(/(?=-----BEGIN CERTIFICATE)/) ?? []
  if (key === undefined || cert === undefined) throw new Error(`openssl made no certificate:\n${made.stderr}`)
  return { key, cert }
}
