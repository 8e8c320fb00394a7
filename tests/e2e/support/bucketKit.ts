// The configuration of nginx before a bucket, as docs/deploy.md has it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/cli/root'

/** Writes the folder of a configuration that serves a bucket, and sends calls of the API to another server. */
export function writeBucketKit(folder: string, bucket: string, api: string): void {
  cpSync(join(root, 'deploy/nginx'), folder, { recursive: true })
  mkdirSync(join(folder, 'kept'))
  const server = readFileSync(join(folder, 'server.conf'), 'utf8')
  const store = blockOf('bucket.conf')
    .replace(/set \$pagewright_store .*;/, `set $pagewright_store ${bucket};`)
    .replace(/resolver .*;\n/, '')
  const calls = `location ~ ^/(web|withoutsign|__sandbox)/ { proxy_pass ${api}; }`
  const changed = server
    .replace(/ {2}root .*;\n/, `${calls}\n${store}`)
    .replace(/ {2}# An address with an extension is a file[^]*?(?=\n}\n\nserver)/, '')
  writeFileSync(join(folder, 'server.conf'), changed)
  const http = blockOf('http.conf').replace(/proxy_cache_path \S+/, `proxy_cache_path ${join(folder, 'kept')}`)
  writeFileSync(join(folder, 'http.conf'), `${readFileSync(join(folder, 'http.conf'), 'utf8')}\n${http}`)
}

function blockOf(name: string): string {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8')
  const [, block] = text.split(`\`\`\`nginx ${name}\n`)
  if (block === undefined) throw new Error(`docs/deploy.md has no ${name}.`)
  return block.slice(0, block.indexOf('```'))
}
