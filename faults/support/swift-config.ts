import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'

export const KEEPERS = ['account', 'container', 'object'] as const
export const SERVERS = ['proxy', ...KEEPERS] as const
export type Ports = Record<'memcached' | (typeof SERVERS)[number], number>
/** Objects in a page of a list; AWS gives 1,000. */
export const PAGE = 5
export const KEYS = { id: 'bank:gambar', secret: 'rahasia', region: 'us-east-1' }

/** Writes what the servers read: `proxy.conf` and its like, in this folder. */
export async function writeConfig(folder: string, ports: Ports) {
  const write = (name: string, text: string) => writeFile(join(folder, `${name}.conf`), text)
  await write('swift', SWIFT)
  await write('proxy', common(folder, ports.proxy) + proxyBeside(ports.memcached))
  for (const name of KEEPERS) await write(name, common(folder, ports[name]) + keeper(name))
}

/** Runs a program of Swift that would read /etc/swift/swift.conf; the ring builder does not. */
export const IN_OWN_FOLDER = `
import runpy, sys
from swift.common.utils import set_swift_dir
set_swift_dir(sys.argv[1])
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`

const SWIFT = `[swift-hash]
swift_hash_path_suffix = bank
[storage-policy:0]
name = one
default = yes
`

/** One process each, and nothing that needs to be root. */
const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
log_level = ERROR
`

const keeper = (name: string) => `[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const proxyBeside = (memcached: number) => `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
location = ${KEYS.region}
max_bucket_listing = ${PAGE}
[filter:tempauth]
use = egg:swift#tempauth
user_bank_gambar = ${KEYS.secret} .admin
`
